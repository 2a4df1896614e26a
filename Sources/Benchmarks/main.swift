import Glibc

switch CommandLine.arguments.dropFirst().first {
case "selection": SelectionBenchmark.run()
default:
  print("usage: Benchmarks selection")
  exit(2)
}
