/// The name of one operation in the journal: text that stays the same for as long as the journal keeps it.
public struct OperationID: Hashable, Sendable, CustomStringConvertible {
  /// Digits and lowercase letters around one `-`; later operations sort after earlier ones.
  public let text: String

  /// An id of this text, or nil where no operation can have it.
  public init?(_ text: String) {
    let allowed = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || byte == UInt8(ascii: "-")
    }
    guard allowed, !text.isEmpty, text.utf8.count <= 64 else { return nil }
    self.text = text
  }

  /// An id that no operation has.
  public static let none = OperationID(unchecked: "")

  private init(unchecked text: String) {
    self.text = text
  }

  public var description: String { text }
}

extension OperationID: Comparable {
  public static func < (left: OperationID, right: OperationID) -> Bool {
    left.text < right.text
  }
}
