/// What the files of own actions mean. The values come from whoever reads the file: nil for a key that is not there.
extension OwnAction {
  /// Handpick's own format: a desktop entry with a few keys more.
  public static func entry(_ file: FilePath, _ value: (String) -> String?) -> OwnAction? {
    guard value("Hidden") != "true", value("Terminal") != "true", let title = value("Name"), !title.isEmpty,
      let line = value("Exec").flatMap(ExecLine.init)
    else { return nil }
    return OwnAction(
      id: file.display, title: title, icon: value("Icon") ?? "", types: list(value("MimeType")),
      minimum: max(1, value("X-Handpick-Minimum").flatMap { Int($0) } ?? 1),
      maximum: value("X-Handpick-Maximum").flatMap { Int($0) } ?? .max,
      confirm: value("X-Handpick-Confirm"), done: value("X-Handpick-Done"),
      command: .entry(line, file: file))
  }

  /// A service menu of KDE's file managers: an action for each group that its `Actions` names.
  ///
  /// - Parameter value: the value of a key in a group.
  public static func serviceMenu(
    _ file: FilePath, _ value: (_ group: String, _ key: String) -> String?
  ) -> [OwnAction] {
    func main(_ key: String) -> String? { value("Desktop Entry", key) }
    let protocols = list(main("X-KDE-Protocols")) + list(main("X-KDE-Protocol"))
    guard main("Hidden") != "true", protocols.isEmpty || protocols.contains("file") else { return [] }
    let required = list(main("X-KDE-RequiredNumberOfUrls")).compactMap { Int($0) }
    let minimum = main("X-KDE-MinNumberOfUrls").flatMap { Int($0) } ?? required.min() ?? 1
    let maximum = main("X-KDE-MaxNumberOfUrls").flatMap { Int($0) } ?? required.max() ?? .max
    let types = list(main("MimeType")) + list(main("ServiceTypes")).filter { $0.contains("/") && !isKDE($0) }
    return list(main("Actions")).compactMap { name in
      let group = "Desktop Action \(name)"
      guard let title = value(group, "Name"), !title.isEmpty,
        let line = value(group, "Exec").flatMap(ExecLine.init)
      else { return nil }
      return OwnAction(
        id: "\(file.display)#\(name)", title: title, icon: value(group, "Icon") ?? main("Icon") ?? "",
        types: types, minimum: max(1, minimum), maximum: maximum, confirm: nil, done: nil,
        command: .entry(line, file: file))
    }
  }

  /// A script of Nautilus': what it is called is its file's name, after the folders that it stands in.
  public static func script(_ file: FilePath, title: String) -> OwnAction {
    OwnAction(
      id: file.display, title: title, icon: "", types: [], minimum: 1, maximum: .max, confirm: nil, done: nil,
      command: .script(file))
  }

  private static func list(_ value: String?) -> [String] {
    (value ?? "").split(separator: ";").map { String($0.trimmingSpaces) }.filter { !$0.isEmpty }
  }

  private static func isKDE(_ type: String) -> Bool { type.hasPrefix("KonqPopupMenu/") }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    let start = drop { $0 == " " }
    let end = start.lastIndex { $0 != " " }
    return end.map { start[...$0] } ?? ""
  }
}
