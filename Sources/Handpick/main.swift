import Glibc
import GtkSupport

MainLoop.attach()
exit(HandpickApplication().run(CommandLineArguments.ofProcess))
