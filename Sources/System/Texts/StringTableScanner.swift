import Glibc

/// A scanner over a `.strings` file, which goes by bytes.
///
/// No library serves: Foundation only reads such a file whole, of which a start needs one text in ten.
package struct StringTableScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // The byte order mark that some editors write.
    if bytes.starts(with: "\u{FEFF}".utf8) { position = 3 }
  }

  /// All entries of a text. None may stand there twice.
  package static func entries(in text: String) throws(StringTableError) -> [String: String] {
    var scanner = StringTableScanner(Array(text.utf8))
    var entries: [String: String] = [:]
    while let entry = try scanner.entry() {
      guard entries.updateValue(entry.value, forKey: entry.key) == nil else {
        throw scanner.error(.repeatedKey(entry.key))
      }
    }
    return entries
  }

  private func error(_ cause: StringTableError.Cause) -> StringTableError {
    error(cause, at: position)
  }

  /// The next `"key" = "value";` entry; nil at the end.
  mutating func entry() throws(StringTableError) -> (key: String, value: String)? {
    try skipBlanks()
    guard position < bytes.count else { return nil }
    let key = try string()
    try expect(.equals, "=")
    try skipBlanks()
    let value = try string()
    try expect(.semicolon, ";")
    return (key, value)
  }

  private func error(
    _ cause: StringTableError.Cause, at position: Int
  ) -> StringTableError {
    StringTableError(line: bytes[..<position].count { $0 == .newline } + 1, cause: cause)
  }

  private mutating func expect(_ sign: UInt8, _ name: String) throws(StringTableError) {
    try skipBlanks()
    guard next == sign else { throw error(.expected(name)) }
    position += 1
  }

  private mutating func string() throws(StringTableError) -> String {
    guard next == .quote else { throw error(.expected("\"")) }
    position += 1
    var content = try run()
    while next == .backslash {
      position += 1
      content += try escape()
      content += try run()
    }
    position += 1
    return content
  }

  /// The characters up to a quotation mark or a backslash.
  private mutating func run() throws(StringTableError) -> String {
    let start = position
    let quote = first(.quote, before: bytes.count)
    position = first(.backslash, before: quote ?? bytes.count) ?? quote ?? bytes.count
    guard position < bytes.count else { throw error(.openString) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Where a byte comes next before an end. By a function of the system that compares many at once: the
  /// texts have 100,000 bytes.
  private func first(_ byte: UInt8, before end: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      return memchr(start + position, Int32(byte), end - position).map {
        $0 - UnsafeMutableRawPointer(mutating: start)
      }
    }
  }

  private mutating func escape() throws(StringTableError) -> String {
    guard let byte = next else { throw error(.openString) }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case .quote: return "\""
    case .backslash: return "\\"
    case UInt8(ascii: "U"): return try scalar()
    default: throw error(.unknownEscape("\\" + String(decoding: [byte], as: UTF8.self)))
    }
  }

  /// The character for four hexadecimal digits.
  private mutating func scalar() throws(StringTableError) -> String {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    else { throw error(.unknownEscape("\\U" + digits)) }
    position += 4
    return String(scalar)
  }

  private mutating func skipBlanks() throws(StringTableError) {
    while let byte = next {
      if byte == .slash, follows(.star) {
        try skipComment()
      } else if byte == .slash, follows(.slash) {
        while let byte = next, byte != .newline { position += 1 }
      } else if byte == UInt8(ascii: " ") || 0x09...0x0D ~= byte {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(StringTableError) {
    let start = position
    position += 2
    while !(next == .star && follows(.slash)) {
      guard next != nil else { throw error(.openComment, at: start) }
      position += 1
    }
    position += 2
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func follows(_ byte: UInt8) -> Bool {
    position + 1 < bytes.count && bytes[position + 1] == byte
  }
}
