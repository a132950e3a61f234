/// The special bytes in files of steps.
enum Sign {
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let slash = UInt8(ascii: "/")
  static let equals = UInt8(ascii: "=")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let openingBracket = UInt8(ascii: "[")
  static let closingBracket = UInt8(ascii: "]")
  static let newline = UInt8(ascii: "\n")
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || 0x09...0x0D ~= byte
  }

  /// Whether the byte ends a plain stretch within a tag.
  static func endsWord(_ byte: UInt8) -> Bool {
    byte == greater || byte == quote || byte == apostrophe || byte == less
  }
}
