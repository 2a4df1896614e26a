// The one door to GTK: what Swift cannot import (macros, variadic functions) as static inline functions.
#ifndef CGTK_SHIM_H
#define CGTK_SHIM_H

#include <glib-unix.h>
#include <gtk/gtk.h>
#include <libintl.h>

// libdispatch's main queue, as CoreFoundation's run loop drains it: the descriptor that becomes readable when a
// job waits, and the call that runs what waits. Exported by libdispatch under these names for that purpose.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

// Declared in GLib's headers for Unix, which GTK's pkg-config file leads past.
GUnixFDList *g_unix_fd_list_new_from_array(const gint *fds, gint n_fds);

// Fundamental types are macros that Swift cannot import.
static inline GType cgtk_type_invalid(void) { return G_TYPE_INVALID; }
static inline GType cgtk_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType cgtk_type_int(void) { return G_TYPE_INT; }
static inline GType cgtk_type_string(void) { return G_TYPE_STRING; }
static inline GType cgtk_type_file_list(void) { return GDK_TYPE_FILE_LIST; }

static inline GType cgtk_type_of(gpointer instance) { return G_TYPE_FROM_INSTANCE(instance); }
static inline gboolean cgtk_is_a(gpointer instance, GType type) {
    return instance != NULL && g_type_check_instance_is_a((GTypeInstance *)instance, type);
}

// g_object_new() with the accessible role, which can be given at construction only.
static inline GtkWidget *cgtk_widget_new(GType type, GtkAccessibleRole role) {
    return GTK_WIDGET(g_object_new(type, "accessible-role", role, NULL));
}

static inline GtkWidget *cgtk_widget_new_named(GType type, GtkAccessibleRole role, const char *css_name) {
    return GTK_WIDGET(g_object_new(type, "accessible-role", role, "css-name", css_name, NULL));
}

// gtk_accessible_update_relation() is variadic.
static inline void cgtk_accessible_described_by(GtkWidget *widget, GtkWidget *by) {
    gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, by, NULL, -1);
}

#endif
