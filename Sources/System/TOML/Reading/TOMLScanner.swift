/// Goes through a document byte by byte, and knows the line and column.
struct TOMLScanner {
  let bytes: [UInt8]
  private(set) var offset = 0
  private(set) var position = TOMLPosition.start

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Some editors start a file with a byte order mark.
    if bytes.starts(with: "\u{FEFF}".utf8) { offset = 3 }
  }

  var isAtEnd: Bool { offset >= bytes.count }
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }
  /// The byte behind the next one.
  var second: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }
  /// Whether a line ends here.
  var isAtLineEnd: Bool {
    next == nil || next == .newline || (next == .carriageReturn && second == .newline)
  }

  func fault(_ cause: TOMLFault.Cause) -> TOMLFault { TOMLFault(cause, at: position) }

  func isNext(_ text: StaticString) -> Bool {
    let end = offset + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    return (offset..<end).allSatisfy { bytes[$0] == text.utf8Start[$0 - offset] }
  }

  /// Passes one byte of ASCII that is no line break.
  mutating func pass(_ count: Int = 1) {
    offset += count
    position = TOMLPosition(line: position.line, column: position.column + count)
  }

  /// Passes these signs, if they are next.
  mutating func skip(_ text: StaticString) -> Bool {
    guard isNext(text) else { return false }
    pass(text.utf8CodeUnitCount)
    return true
  }

  mutating func skipBlanks() {
    while next == .space || next == .tab { pass() }
  }

  /// Passes a line break, if one is next.
  mutating func skipLineBreak() -> Bool {
    guard !isAtEnd, isAtLineEnd else { return false }
    offset += next == .newline ? 1 : 2
    position = TOMLPosition(line: position.line + 1, column: 1)
    return true
  }

  /// Passes a character that may stand in strings and comments.
  mutating func passCharacter() throws(TOMLFault) {
    guard let byte = next else { return }
    guard byte >= 0x80 else {
      guard byte == .tab || (byte >= 0x20 && byte != 0x7F) else {
        throw fault(.control(Unicode.Scalar(byte)))
      }
      return pass()
    }
    if isMisencoded { throw fault(.encoding) }
    offset += length(ofSequenceFrom: byte)
    position = TOMLPosition(line: position.line, column: position.column + 1)
  }

  /// Whether the next bytes are no character of UTF-8.
  var isMisencoded: Bool {
    guard let byte = next, byte >= 0x80 else { return false }
    let length = length(ofSequenceFrom: byte)
    return length == 1 || String(validating: bytes[offset..<offset + length], as: UTF8.self) == nil
  }

  /// The bytes of a scalar, as far as there are so many.
  private func length(ofSequenceFrom byte: UInt8) -> Int {
    let length =
      switch byte {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    return offset + length <= bytes.count ? length : 1
  }

  /// Passes the rest of the line, whatever it is, and its break.
  mutating func skipLine() {
    while !isAtEnd, !isAtLineEnd { pass() }
    _ = skipLineBreak()
  }

  /// What is next, for a fault to name: a word, or a sign.
  var found: String? {
    guard !isAtLineEnd, let byte = next else { return nil }
    let word = bytes[offset...].prefix(40).prefix { $0.isOfWord }
    if !word.isEmpty { return String(decoding: word, as: UTF8.self) }
    let length = byte < 0x80 ? 1 : length(ofSequenceFrom: byte)
    return String(decoding: bytes[offset..<offset + length], as: UTF8.self)
  }
}

extension UInt8 {

  /// Whether it may stand in a key without quotes.
  var isOfBareKey: Bool {
    isDigit || isLetter || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }

  /// Whether it may stand in a number, a date or a boolean.
  var isOfWord: Bool {
    isOfBareKey || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
      || self == UInt8(ascii: ":")
  }
}
