"""A dull window, to come to the program from."""
import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk

window = Gtk.Window(title="Other window")
window.add(Gtk.Button(label="Elsewhere"))
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
