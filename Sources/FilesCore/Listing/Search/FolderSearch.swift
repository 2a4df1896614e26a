import Dispatch

/// Finds files by name in a folder and all folders below it.
///
/// Near folders come before far ones. Links are found but not entered, so no search goes round in circles;
/// other file systems that are mounted below are searched like the rest.
@MainActor
public final class FolderSearch {
  private let walk: SearchWalk
  private let signals = FolderSignals()
  private var onUpdate: (@MainActor (SearchUpdate) -> Void)?

  /// A search that has not begun.
  ///
  /// - Parameters:
  ///   - path: The folder whose entries, and all below, are looked at; it is not found itself.
  ///   - pattern: What the names must match.
  ///   - includesHidden: Whether hidden files are found, and hidden folders looked into.
  public init(below path: FilePath, pattern: NamePattern, includesHidden: Bool = false) {
    walk = SearchWalk(start: path, pattern: pattern, includesHidden: includesHidden)
  }

  deinit {
    signals.close()
  }

  /// Begins to search; updates come on the main thread, the first results within a tenth of a second.
  public func start(_ onUpdate: @escaping @MainActor (SearchUpdate) -> Void) {
    self.onUpdate = onUpdate
    let (walk, signals) = (walk, signals)
    DispatchQueue(label: "folder search", qos: .userInitiated).async { [weak self] in
      walk.run(isCancelled: { signals.isClosed }) { update in
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(update) } }
      }
    }
  }

  /// Ends the search; no update comes any more.
  public func cancel() {
    signals.close()
    onUpdate = nil
  }

  private func take(_ update: SearchUpdate) {
    onUpdate?(update)
    if case .finished = update { onUpdate = nil }
  }
}
