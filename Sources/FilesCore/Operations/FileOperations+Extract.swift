extension FileOperations {
  /// Extracts archives, each beside itself and under a name that nothing has; the archives stay.
  ///
  /// What an archive holds appears when all of it is there. An entry that would lead out of its folder, and one that is
  /// neither a file, a folder nor a link, is left out, and the report says so.
  ///
  /// - Complexity: O(n) in what the archives hold.
  public func extract(
    _ archives: [FilePath], with formats: any ArchiveFormats, control: OperationControl? = nil
  ) async -> OperationReport {
    await run(.extract, archives, folder: nil, control: control) { [texts] context, ledger in
      context.control.update {
        $0.totalItems = archives.count
        $0.phase = .working
        $0.destination = archives.first?.parent
      }
      let runner = ExtractRunner(context: context, formats: formats)
      var leftOut = 0
      for (item, archive) in archives.enumerated() {
        context.folders.closeAll()
        do {
          if context.control.isCancelled { throw Problem.cancelled }
          guard let source = archive.place else { throw Problem(code: .notSupported) }
          let extracted = try runner.run(source, item: item)
          ledger.doneSteps += 1
          ledger.done(item, at: extracted.place.path)
          leftOut += extracted.leftOut
        } catch let error as ArchiveError where !error.isSystem {
          let name = archive.name?.display ?? archive.display
          ledger.failed(item, .notSupported, texts.unreadable(error, name: name))
        } catch {
          ledger.failed(item, Problem(archive: error), in: archive.parent)
        }
        context.control.update { $0.items += 1 }
      }
      if leftOut > 0 { ledger.remark = texts.extracted(leftOut: leftOut) }
    }
  }
}

extension ArchiveError {
  fileprivate var isSystem: Bool {
    if case .system = self { true } else { false }
  }
}
