/// Splits output into tokens, however it was cut into pieces.
struct Tokenizer {
  private var bytes: [UInt8] = []
  private var position = 0

  /// The maximum length of a string; longer ones count as unterminated.
  private static let longestToken = 4_096

  mutating func append(_ more: some Sequence<UInt8>) {
    bytes.removeFirst(position)
    position = 0
    bytes.append(contentsOf: more)
  }

  /// The next complete token; nil if bytes are missing.
  mutating func next() -> Token? {
    guard position < bytes.count else { return nil }
    let first = bytes[position]
    if (0x20..<0x7F).contains(first) {
      position += 1
      return .text(Unicode.Scalar(first))
    }
    guard let (token, length) = reading(bytes[position...]) else {
      return bytes.count - position > Self.longestToken ? giveUp() : nil
    }
    position += length
    return token
  }

  private mutating func giveUp() -> Token {
    defer { position = bytes.count }
    return .malformed(Array(bytes[position...].prefix(32)))
  }

  private typealias Reading = (token: Token, length: Int)

  private func reading(_ rest: ArraySlice<UInt8>) -> Reading? {
    switch rest[rest.startIndex] {
    case 0x1B: escape(rest)
    case 0x80...: scalar(rest)
    default: (.control(rest[rest.startIndex]), 1)
    }
  }

  private func scalar(_ rest: ArraySlice<UInt8>) -> Reading? {
    let first = rest[rest.startIndex]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let bytes = rest.prefix(length)
    let isSound = bytes.dropFirst().allSatisfy { (0x80..<0xC0).contains($0) }
    if first >= 0xC2, first < 0xF5, isSound, bytes.count < length { return nil }
    guard isSound, let text = String(validating: bytes, as: UTF8.self),
      let scalar = text.unicodeScalars.first
    else { return (.malformed([first]), 1) }
    return (.text(scalar), length)
  }

  private func escape(_ rest: ArraySlice<UInt8>) -> Reading? {
    guard let kind = rest.dropFirst().first else { return nil }
    switch kind {
    case UInt8(ascii: "["): return sequence(rest)
    case UInt8(ascii: "]"): return command(rest)
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      return string(rest) { .string($0) }
    default: break
    }
    let between = rest.dropFirst().prefix { (0x20..<0x30).contains($0) }
    guard let final = rest[between.endIndex...].first else { return nil }
    let name = rest[(rest.startIndex + 1)...between.endIndex]
    return (0x30..<0x7F).contains(final)
      ? (.escape(String(decoding: name, as: UTF8.self)), name.count + 1)
      : (.malformed(Array(rest[..<between.endIndex])), between.count + 1)
  }

  private func sequence(_ rest: ArraySlice<UInt8>) -> Reading? {
    let body = rest.dropFirst(2)
    let between = body.prefix { (0x20..<0x40).contains($0) }
    guard let final = body[between.endIndex...].first else { return nil }
    let whole = body[...between.endIndex]
    if (0x40..<0x7F).contains(final), let sequence = ControlSequence(whole) {
      return (.sequence(sequence), whole.count + 2)
    }
    return (.malformed(Array(rest[..<between.endIndex])), between.count + 2)
  }

  /// Parses an operating system command. The Linux console's two have a fixed length.
  private func command(_ rest: ArraySlice<UInt8>) -> Reading? {
    guard let kind = rest.dropFirst(2).first else { return nil }
    if kind == UInt8(ascii: "R") { return (.command("R"), 3) }
    if kind == UInt8(ascii: "P") {
      guard rest.count >= 10 else { return nil }
      return (.command(String(decoding: rest.dropFirst(2).prefix(8), as: UTF8.self)), 10)
    }
    return string(rest) { .command(String($0.dropFirst())) }
  }

  /// Parses a string with its opening letter, up to `BEL` or `ESC \`; any other escape cuts it off.
  private func string(_ rest: ArraySlice<UInt8>, _ token: (String) -> Token) -> Reading? {
    let body = rest.dropFirst().prefix { $0 != 0x07 && $0 != 0x1B }
    let text = String(decoding: body, as: UTF8.self)
    let ending = rest[body.endIndex...].prefix(2)
    switch (ending.first, ending.dropFirst().first) {
    case (0x07, _): return (token(text), body.count + 2)
    case (0x1B, UInt8(ascii: "\\")): return (token(text), body.count + 3)
    case (0x1B, _?): return (.malformed(Array(rest[..<body.endIndex])), body.count + 1)
    default: return nil
    }
  }
}
