// The C library's catalogues of translations, which Swift's Glibc lacks.
#ifndef CFILESYSTEM_TEXTS_H
#define CFILESYSTEM_TEXTS_H

#include <libintl.h>

#endif
