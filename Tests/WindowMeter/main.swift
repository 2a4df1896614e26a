let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
do {
  try WindowMeter(program: CommandLine.arguments.dropFirst().first ?? "", counts: counts).run()
} catch {
  print("figures: \(error)")
}
