/// A scanner over a `.strings` file.
struct StringTableScanner {
  private var bytes: ArraySlice<UInt8>
  private var line = 1

  init(_ text: String) {
    bytes = Array(text.utf8)[...]
    // The byte order mark that some editors write.
    if bytes.starts(with: "\u{FEFF}".utf8) { bytes = bytes.dropFirst(3) }
  }

  func error(_ cause: StringTableError.Cause) -> StringTableError {
    StringTableError(line: line, cause: cause)
  }

  /// The next `"key" = "value";` entry; nil at the end.
  mutating func entry() throws(StringTableError) -> (key: String, value: String)? {
    try skipBlanks()
    guard !bytes.isEmpty else { return nil }
    let key = try string()
    try expect("=")
    try skipBlanks()
    let value = try string()
    try expect(";")
    return (key, value)
  }

  private mutating func expect(_ sign: Unicode.Scalar) throws(StringTableError) {
    try skipBlanks()
    guard skip(String(sign)) else { throw error(.expected(String(sign))) }
  }

  private mutating func string() throws(StringTableError) -> String {
    guard skip("\"") else { throw error(.expected("\"")) }
    var content: [UInt8] = []
    while let byte = next() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"): content += try escape().utf8
      default: content.append(byte)
      }
    }
    throw error(.openString)
  }

  private mutating func escape() throws(StringTableError) -> String {
    guard let byte = next() else { throw error(.openString) }
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "U"): return try scalar()
    default: throw error(.unknownEscape("\\" + String(decoding: [byte], as: UTF8.self)))
    }
  }

  /// The character for four hexadecimal digits.
  private mutating func scalar() throws(StringTableError) -> String {
    let digits = String(decoding: bytes.prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    else { throw error(.unknownEscape("\\U" + digits)) }
    bytes = bytes.dropFirst(4)
    return String(scalar)
  }

  private mutating func skipBlanks() throws(StringTableError) {
    while let byte = bytes.first {
      if skip("/*") {
        try skipComment()
      } else if skip("//") {
        while let byte = next(), byte != UInt8(ascii: "\n") {}
      } else if byte == UInt8(ascii: " ") || 0x09...0x0D ~= byte {
        _ = next()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(StringTableError) {
    let start = self
    while !skip("*/") {
      guard next() != nil else { throw start.error(.openComment) }
    }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes.starts(with: text.utf8) else { return false }
    bytes = bytes.dropFirst(text.utf8.count)
    return true
  }

  private mutating func next() -> UInt8? {
    guard let byte = bytes.popFirst() else { return nil }
    if byte == UInt8(ascii: "\n") { line += 1 }
    return byte
  }
}
