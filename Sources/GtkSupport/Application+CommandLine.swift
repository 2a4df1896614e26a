import CGtk

extension Application {
  /// Calls the body with each command line that the application gets, its own and those of later starts: the
  /// arguments and the folder that it was given in, as bytes.
  ///
  /// The application needs the flag `G_APPLICATION_HANDLES_COMMAND_LINE`.
  public func connectCommandLine(_ body: @escaping ([[UInt8]], [UInt8]) -> Void) {
    connectPointerAnsweringStatus("command-line") { commandLine in
      let line = commandLine.assumingMemoryBound(to: GApplicationCommandLine.self)
      var count: Int32 = 0
      let argv = g_application_command_line_get_arguments(line, &count)
      defer { g_strfreev(argv) }
      let arguments = (0..<Int(count)).compactMap { index in argv?[index].map { bytes($0) } }
      let folder = g_application_command_line_get_cwd(line).map { bytes($0) } ?? []
      body(arguments, folder)
      return 0
    }
  }
}

/// The bytes of a C string, without its NUL.
private func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
  Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
}
