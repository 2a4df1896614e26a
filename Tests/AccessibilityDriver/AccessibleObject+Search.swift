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

  /// It and all below as text, a line each, for the one who reads a failure.
  public func tree(indentation: String = "") -> String {
    let states = ((try? self.states) ?? []).map { "\($0)" }.sorted()
    let line = "\(indentation)\((try? role) ?? "gone") “\((try? name) ?? "")”"
    let description = (try? explanation).flatMap { $0.isEmpty ? nil : " (\($0))" } ?? ""
    return line + description + " \(states.joined(separator: " "))\n"
      + childrenIfThere.map { $0.tree(indentation: indentation + "  ") }.joined()
  }

  /// Nothing for an object that went while the search came to it.
  private var childrenIfThere: [AccessibleObject] {
    (try? children) ?? []
  }
}
