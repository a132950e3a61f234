extension [UInt8] {
  /// The text converted from UTF-16 to UTF-8; nil if it isn't UTF-16, which is recognized by a byte
  /// order mark or a leading ASCII character.
  var fromUTF16: [UInt8]? {
    guard count > 1 else { return nil }
    let isBigEndian: Bool
    switch (self[0], self[1]) {
    case (0xFF, 0xFE): isBigEndian = false
    case (0xFE, 0xFF): isBigEndian = true
    case (0, 1...): isBigEndian = true
    case (1..., 0): isBigEndian = false
    default: return nil
    }
    let units = stride(from: 0, to: count - 1, by: 2).map { place in
      let (one, other) = (UInt16(self[place]), UInt16(self[place + 1]))
      return isBigEndian ? one << 8 | other : other << 8 | one
    }
    return [UInt8](String(decoding: units, as: UTF16.self).utf8)
  }
}
