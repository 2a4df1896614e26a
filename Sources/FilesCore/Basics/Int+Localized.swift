import Glibc

extension Int {
  /// The number as the person's locale writes it: "1,000".
  public var localized: String {
    var digits = [CChar](repeating: 0, count: 64)
    let length = withVaList([self]) { vsnprintf(&digits, digits.count, "%'ld", $0) }
    guard length > 0, length < digits.count else { return "\(self)" }
    return String(decoding: digits.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
