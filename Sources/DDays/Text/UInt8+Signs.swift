extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let backslash = UInt8(ascii: "\\")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let equals = UInt8(ascii: "=")
  static let quote = UInt8(ascii: "\"")

  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether property names may contain the byte.
  var isOfName: Bool {
    isDigit || self == UInt8(ascii: "-") || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self
  }

  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
