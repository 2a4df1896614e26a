import Glibc

switch CommandLine.arguments.dropFirst().first {
case "selection": SelectionBenchmark.run()
case "operations": await OperationsBenchmark.run(Array(CommandLine.arguments.dropFirst(2)))
default:
  print("usage: Benchmarks selection | operations [FOLDER [OTHER [WORDS]]]")
  exit(2)
}
