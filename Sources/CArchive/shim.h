#pragma once

// The one door to libarchive.
#include <archive.h>
#include <archive_entry.h>
