extension AccessibleObject {
  /// The first object below with this role, and this name if one is given, in the order of the screen reader.
  public func first(_ role: String, _ name: String? = nil) throws -> AccessibleObject? {
    try first { try $0.role == role && (name == nil || $0.name == name) }
  }

  /// The first object below for which the condition holds, level by level.
  public func first(where condition: (AccessibleObject) throws -> Bool) throws -> AccessibleObject? {
    var level = try children
    while !level.isEmpty {
      for object in level where try condition(object) {
        return object
      }
      level = level.flatMap(\.childrenIfThere)
    }
    return nil
  }

  /// All objects below with this role.
  public func all(_ role: String) throws -> [AccessibleObject] {
    var found: [AccessibleObject] = []
    var level = try children
    while !level.isEmpty {
      found += level.filter { (try? $0.role) == role }
      level = level.flatMap(\.childrenIfThere)
    }
    return found
  }

  /// The window that it is in, or itself.
  public var window: AccessibleObject {
    get throws {
      var object = self
      while let parent = try object.parent, try parent.role != "application" {
        object = parent
      }
      return object
    }
  }

  /// It and all below as text, a line each, for the one who reads a failure. It is ASCII: `swift test` loses output where
  /// a character of several bytes is cut.
  public func tree(indentation: String = "") -> String {
    let states = ((try? self.states) ?? []).map { "\($0)" }.sorted().joined(separator: " ")
    let line = "\(indentation)\((try? role) ?? "gone") \(Self.quoted((try? name) ?? ""))"
    let description = (try? explanation).flatMap { $0.isEmpty ? nil : " (\(Self.quoted($0)))" } ?? ""
    return line + description + " \(states)\n"
      + childrenIfThere.map { $0.tree(indentation: indentation + "  ") }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }

  /// Nothing for an object that went while the search came to it.
  private var childrenIfThere: [AccessibleObject] {
    (try? children) ?? []
  }
}
