import FilesCore
import Glibc
import GtkSupport

Localization.setUp()
MainLoop.attach()
exit(HandpickApplication().run(CommandLineArguments.ofProcess))
