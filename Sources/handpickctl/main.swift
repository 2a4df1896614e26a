import FilesCore
import Glibc

exit(await CommandLineTool().run(CommandArguments.ofProcess))
