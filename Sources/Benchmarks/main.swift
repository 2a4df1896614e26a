import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "selection": SelectionBenchmark.run()
case "rows": RowsBenchmark.run()
case "folders": FoldersBenchmark.run(Array(arguments.dropFirst()))
case "operations": await OperationsBenchmark.run(Array(arguments.dropFirst()))
default:
  print("usage: Benchmarks selection | rows | folders [COUNT…] | operations [FOLDER [OTHER [WORDS [FILES]]]]")
  exit(2)
}
