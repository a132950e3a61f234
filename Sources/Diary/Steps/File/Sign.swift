/// The special bytes in files of steps.
enum Sign {
  static let less = UInt8(ascii: "<")
  static let quote = UInt8(ascii: "\"")
  static let newline = UInt8(ascii: "\n")
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || 0x09...0x0D ~= byte
  }
}

extension ArraySlice<UInt8> {
  var newlines: Int { count { $0 == Sign.newline } }
}
