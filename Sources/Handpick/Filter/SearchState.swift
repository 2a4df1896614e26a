import GtkSupport

/// What a window's search has under way.
final class SearchState {
  /// The text whose results the folder shows.
  var pattern = ""
  private var planned: UInt32?
  private var speech: UInt32?
  private var said = ""

  /// Whether a search begins once typing rests.
  var isPlanned: Bool { planned != nil }

  /// What narrows the results of the search that there is to those of a longer text, or nil where only a new search
  /// finds them: a name that contains `abc` contains `ab`.
  func filter(for text: String) -> String? {
    let special = text.contains { "*?[".contains($0) } || pattern.contains { "*?[".contains($0) }
    return !special && !pattern.isEmpty && text.contains(pattern) ? text : nil
  }

  /// Plans a search.
  func plan(after milliseconds: Int, _ body: @escaping () -> Void) {
    planned = Timeout.after(milliseconds: milliseconds) { [weak self] in
      self?.planned = nil
      body()
    }
  }

  /// Plans to say a text once it has been the last for a while; the same is not said twice.
  func say(_ text: String, after milliseconds: Int, _ body: @escaping () -> Void) {
    guard text != said else { return }
    if let speech { Timeout.cancel(speech) }
    speech = nil
    said = text
    guard !text.isEmpty else { return }
    speech = Timeout.after(milliseconds: milliseconds) { [weak self] in
      self?.speech = nil
      body()
    }
  }

  /// Gives up what is planned.
  func cancel() {
    for timer in [planned, speech].compactMap(\.self) { Timeout.cancel(timer) }
    planned = nil
    speech = nil
    said = ""
  }
}
