extension FilePath {
  /// The `file:` URI of the path, every byte that RFC 3986 does not leave unreserved percent-encoded, so that a
  /// name that is no UTF-8 survives (RFC 8089).
  public var uri: String {
    "file://" + String(decoding: bytes.percentEncoded, as: UTF8.self)
  }

  /// The path that a `file:` URI names, or nil where it names none on this machine.
  ///
  /// The host may be empty or `localhost`. A query or a fragment is not part of the path and refuses the URI.
  public init?(uri: String) {
    let bytes = Array(uri.utf8)
    for prefix in ["file:///", "file://localhost/", "file:/"] where bytes.starts(with: prefix.utf8) {
      let path = bytes[(prefix.utf8.count - 1)...]
      guard !path.contains(UInt8(ascii: "?")), !path.contains(UInt8(ascii: "#")) else { return nil }
      guard let decoded = path.percentDecoded else { return nil }
      self.init(bytes: decoded)
      return
    }
    return nil
  }
}

extension Collection<UInt8> {
  /// The bytes as a URI path: unreserved characters and `/` as they are, all others as `%XX`.
  var percentEncoded: [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    encoded.reserveCapacity(count)
    for byte in self {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), .dot, UInt8(ascii: "_"), UInt8(ascii: "~"),
        .slash:
        encoded.append(byte)
      default:
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return encoded
  }

  /// The bytes that a percent-encoded text stands for, or nil where a `%` is not followed by two hex digits.
  var percentDecoded: [UInt8]? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(count)
    var rest = makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let high = rest.next()?.hexDigitValue, let low = rest.next()?.hexDigitValue else { return nil }
      decoded.append(high << 4 | low)
    }
    return decoded
  }
}

extension UInt8 {
  fileprivate var hexDigitValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
