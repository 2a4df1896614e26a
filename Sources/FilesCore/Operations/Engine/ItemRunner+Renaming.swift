extension ItemRunner {
  /// Gives an entry another name in its folder.
  func rename(_ source: Place, to name: FileName) {
    run([Work(item: 0, source: source, destination: Place(folder: source.folder, name: name), attempts: 0)])
  }
}
