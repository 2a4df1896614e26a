import FilesCore
import Glibc

/// The command `handpickctl`.
struct CommandLineTool {
  /// Runs a command and answers the exit status: 0 where every item is done or skipped, 1 where one ended
  /// otherwise, 2 where the command line was wrong, 130 where it was cancelled.
  func run(_ arguments: CommandArguments) async -> Int32 {
    let words = arguments.arguments.map { String(decoding: $0, as: UTF8.self) }
    let options = words.prefix { $0 != "--" }
    if options.contains("--help") || words == ["help"] || words == ["-h"] {
      Output.write(Usage.text, to: STDOUT_FILENO)
      return 0
    }
    if words == ["--version"] {
      Output.line("handpickctl \(Release.version)")
      return 0
    }
    do {
      return await run(try Command(arguments.arguments))
    } catch let error as UsageError {
      Output.problem(error.message)
    } catch {
      Output.problem(localized("the command line cannot be read"))
    }
    // Who says nothing asks what there is; else the whole text would push what is wrong off a small terminal.
    let hint = localized("“handpickctl --help” tells how it is used.") + "\n"
    Output.write(words.isEmpty ? Usage.text : hint, to: STDERR_FILENO)
    return 2
  }

  private func run(_ command: Command) async -> Int32 {
    Interruption.install()
    let operations = FileOperations()
    let recovered = await operations.recover()
    switch command.verb {
    case .recover: return finish(recovered, command)
    case .history:
      Output.history(await operations.history(), isJSON: command.isJSON)
      return 0
    case .list: return ListCommand(command: command).run()
    default: break
    }
    if !recovered.items.isEmpty { Output.problem(recovered.message) }
    return finish(await perform(command, operations), command)
  }

  private func finish(_ report: OperationReport, _ command: Command) -> Int32 {
    Output.report(report, isJSON: command.isJSON)
    if report.isCancelled { return 130 }
    if command.verb == .recover { return 0 }
    let isDone = report.items.allSatisfy { $0.result == .done || $0.result == .skipped }
    return isDone && !report.isError ? 0 : 1
  }

  private func perform(_ command: Command, _ operations: FileOperations) async -> OperationReport {
    let control = Interruption.control
    switch command.verb {
    case .undo, .redo: return await invert(command, operations)
    default: break
    }
    let given = GivenFiles(command.files)
    var report: OperationReport
    switch command.verb {
    case .move, .copy:
      guard
        let folder = command.destination.flatMap(GivenPath.entry).flatMap({ GivenPath.folder($0.bytes) ?? $0 }
        )
      else { return given.unreachable(command) }
      if command.verb == .move {
        report = await operations.move(given.found, to: folder, onConflict: command.policy, control: control)
      } else {
        report = await operations.copy(given.found, to: folder, onConflict: command.policy, control: control)
      }
    case .duplicate: report = await operations.duplicate(given.found, control: control)
    case .trash: report = await operations.trash(given.found, control: control)
    default: report = await operations.deletePermanently(given.found, control: control)
    }
    return given.complete(report)
  }

  private func invert(_ command: Command, _ operations: FileOperations) async -> OperationReport {
    let control = Interruption.control
    // A text that no operation can have names none, as does one that the journal does not keep.
    let id = command.files.first.map { OperationID(String(decoding: $0, as: UTF8.self)) ?? OperationID.none }
    return command.verb == .undo
      ? await operations.undo(id, control: control) : await operations.redo(id, control: control)
  }
}
