"""start-orca.py SETTINGSFOLDER: the installed Orca by its own main(), without the command's look for other sessions' Orcas."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
folder = sys.argv[1]
sys.argv = ["orca"]

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from orca import orca

orca.getSettingsManager().activate(folder, {})
sys.exit(orca.main())
