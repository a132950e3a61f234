/// A kind of markup, by its first bytes after `<`.
enum MarkupKind: Hashable {
  case tag, instruction, comment, characters, declaration
  /// More bytes are needed.
  case unclear

  /// Fails if no markup starts like this.
  init?(_ bytes: [UInt8]) {
    switch bytes.first {
    case nil: self = .unclear
    case UInt8(ascii: "?"): self = .instruction
    case UInt8(ascii: "!"):
      guard let opening = Self.behindMark(bytes) else { return nil }
      self = opening
    case let byte?:
      guard byte == Sign.slash || Self.beginsName(byte) else { return nil }
      self = .tag
    }
  }

  private static func behindMark(_ bytes: [UInt8]) -> MarkupKind? {
    guard bytes.count > 1 else { return .unclear }
    if beginsName(bytes[1]) { return .declaration }
    for (form, opening) in [("!--", comment), ("![CDATA[", characters)] {
      if form.utf8.elementsEqual(bytes) { return opening }
      if form.utf8.starts(with: bytes) { return .unclear }
    }
    return nil
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ":") || byte >= 0x80
  }
}
