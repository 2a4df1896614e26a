import FilesCore
import GtkSupport

MainLoop.attach()
exit(HandpickApplication().run(CommandLineArguments.ofProcess))
