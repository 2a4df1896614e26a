// Changing files: renames that never overwrite, copies in the kernel, identities.
#ifndef CFILESYSTEM_FILES_H
#define CFILESYSTEM_FILES_H

#endif
