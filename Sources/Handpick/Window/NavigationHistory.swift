import FilesCore

/// The folders that a window has shown, and where in them it is.
struct NavigationHistory {
  private(set) var current: FilePath
  private var back: [FilePath] = []
  private var forward: [FilePath] = []
  /// The file that had the focus when its folder was left.
  private var focused: [FilePath: FileName] = [:]

  init(_ folder: FilePath) {
    current = folder
  }

  var canGoBack: Bool { !back.isEmpty }
  var canGoForward: Bool { !forward.isEmpty }

  /// The file that had the focus when a folder was left last.
  func focusedName(in folder: FilePath) -> FileName? { focused[folder] }

  /// Remembers which file has the focus, before the folder is left.
  mutating func note(focused name: FileName?) { focused[current] = name }

  /// Goes on to a folder; the ones ahead are forgotten.
  mutating func visit(_ folder: FilePath) {
    guard folder != current else { return }
    back.append(current)
    forward = []
    current = folder
  }

  /// The folders that lie behind, the one left last first.
  var backFolders: [FilePath] { back.reversed() }
  /// The folders that were gone back from, the next one first.
  var forwardFolders: [FilePath] { forward.reversed() }

  mutating func goBack(by steps: Int = 1) {
    for _ in 0..<steps {
      guard let folder = back.popLast() else { return }
      forward.append(current)
      current = folder
    }
  }

  mutating func goForward(by steps: Int = 1) {
    for _ in 0..<steps {
      guard let folder = forward.popLast() else { return }
      back.append(current)
      current = folder
    }
  }
}
