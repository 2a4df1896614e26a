let arguments = CommandLine.arguments.dropFirst()
let program = arguments.first ?? ""
let numbers = arguments.compactMap { Int($0) }
do {
  if arguments.dropFirst().first == "move" {
    try TransferMeter(program: program, gigabytes: numbers.first ?? 5).run()
  } else {
    try WindowMeter(program: program, counts: numbers).run()
  }
} catch {
  print("figures: \(error)")
}
