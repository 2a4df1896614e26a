// The system calls that Swift's Glibc module lacks. Every function answers the call's
// result, or -errno: no caller has to read errno after the fact.
#ifndef CFILESYSTEM_H
#define CFILESYSTEM_H

#include "directory.h"
#include "files.h"
#include "texts.h"

#endif
