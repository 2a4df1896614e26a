/// Runs a program to its end; see ``RunningProcess``.
public func runProgram(
  _ arguments: [String], environment: [String: String?] = [:], folder: String? = nil, input: [UInt8] = [],
  timeout: Duration = .seconds(60)
) throws -> ProcessOutput {
  try runProgram(
    arguments.map { Array($0.utf8) }, environment: environment, folder: folder, input: input, timeout: timeout
  )
}

/// Runs a program whose arguments need not be text to its end; see ``RunningProcess``.
public func runProgram(
  _ arguments: [[UInt8]], environment: [String: String?] = [:], folder: String? = nil, input: [UInt8] = [],
  timeout: Duration = .seconds(60)
) throws -> ProcessOutput {
  try RunningProcess(arguments, environment: environment, folder: folder, input: input).wait(timeout: timeout)
}
