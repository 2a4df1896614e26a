/// The names under which an operation keeps what is not complete yet.
enum PrivateNames {
  /// A copy that is being made, in the folder where it will stand.
  static func stage(_ id: OperationID, _ step: Int) -> FileName {
    name(id, "\(step).part")
  }

  /// An original whose copy is complete, in the folder where it stood.
  static func aside(_ id: OperationID, _ step: Int) -> FileName {
    name(id, "\(step).moved")
  }

  /// The folder that keeps hard links together while copying.
  static func links(_ id: OperationID) -> FileName {
    name(id, "links")
  }

  /// How all private names of an operation begin.
  static func prefix(_ id: OperationID) -> [UInt8] {
    Array(".handpick-\(id.text)-".utf8)
  }

  private static func name(_ id: OperationID, _ suffix: String) -> FileName {
    FileName(checked: prefix(id) + suffix.utf8)
  }
}
