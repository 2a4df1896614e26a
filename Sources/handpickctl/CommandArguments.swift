import Glibc

/// The arguments of a command as the bytes that the system gave.
struct CommandArguments {
  let arguments: [[UInt8]]

  /// What this process was started with, its own name left out.
  static var ofProcess: CommandArguments {
    let arguments = (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
      CommandLine.unsafeArgv[index].map { text in
        UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
      }
    }
    return CommandArguments(arguments: arguments)
  }
}
