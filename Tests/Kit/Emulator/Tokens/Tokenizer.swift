/// Cuts a stream of bytes into tokens, however it was chopped.
struct Tokenizer {
  private var bytes: [UInt8] = []
  private var position = 0

  /// A string that goes on for longer than this has no end.
  private static let longestToken = 4_096

  mutating func append(_ more: some Sequence<UInt8>) {
    bytes.removeFirst(position)
    position = 0
    bytes.append(contentsOf: more)
  }

  /// The next whole token; nil when the bytes for it haven't all come.
  mutating func next() -> Token? {
    guard position < bytes.count else { return nil }
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
    case 0x20..<0x7F: (.text(Unicode.Scalar(rest[rest.startIndex])), 1)
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
      return string(rest).map { (.string($0.text), $0.length) }
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
    let mark = body.prefix { (0x3C...0x3F).contains($0) }
    let numbers = body[mark.endIndex...].prefix { (0x30...0x3B).contains($0) }
    let between = body[numbers.endIndex...].prefix { (0x20..<0x30).contains($0) }
    guard let final = body[between.endIndex...].first else { return nil }
    guard (0x40..<0x7F).contains(final) else {
      return (.malformed(Array(rest[..<between.endIndex])), between.endIndex - rest.startIndex)
    }
    let whole = body[...between.endIndex]
    return (.sequence(ControlSequence(whole)), whole.count + 2)
  }

  /// The Linux console's two commands have no end of their own.
  private func command(_ rest: ArraySlice<UInt8>) -> Reading? {
    guard let kind = rest.dropFirst(2).first else { return nil }
    if kind == UInt8(ascii: "R") { return (.command("R"), 3) }
    if kind == UInt8(ascii: "P") {
      guard rest.count >= 10 else { return nil }
      return (.command(String(decoding: rest.dropFirst(2).prefix(8), as: UTF8.self)), 10)
    }
    return string(rest).map { (.command(String($0.text.dropFirst())), $0.length) }
  }

  /// A string with the letter that opens it, up to `BEL` or `ESC \`; another escape breaks it off.
  private func string(_ rest: ArraySlice<UInt8>) -> (text: String, length: Int)? {
    let body = rest.dropFirst().prefix { $0 != 0x07 && $0 != 0x1B }
    let text = String(decoding: body, as: UTF8.self)
    let ending = rest[body.endIndex...].prefix(2)
    switch ending.first {
    case 0x07: return (text, body.count + 2)
    case 0x1B where ending.count == 2:
      return (text, body.count + (ending.last == UInt8(ascii: "\\") ? 3 : 1))
    default: return nil
    }
  }
}
