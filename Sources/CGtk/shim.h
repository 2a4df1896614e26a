// The one door to GTK: its macros and variadic functions, which Swift cannot import, as static inline functions.
#ifndef CGTK_SHIM_H
#define CGTK_SHIM_H

#include <glib-unix.h>
#include <gtk/gtk.h>
#include <libintl.h>

#endif
