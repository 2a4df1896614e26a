// Reading folders: large getdents64 reads and statx.
#ifndef CFILESYSTEM_DIRECTORY_H
#define CFILESYSTEM_DIRECTORY_H

#endif
