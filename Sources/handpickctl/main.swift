import FilesCore
import Glibc

Localization.setUp()
exit(await CommandLineTool().run(CommandArguments.ofProcess))
