import System

/// A sentence that isn't localized yet: a localization key and its values.
package struct Phrase: Hashable, Sendable {
  package let key: String
  package let values: [String]

  package init(_ key: String, _ values: String...) {
    self.init(key, filledWith: values)
  }

  init(_ key: String, filledWith values: [String]) {
    (self.key, self.values) = (key, values)
  }
}

extension Phrase: CustomStringConvertible {
  package var description: String { ([key] + values).joined(separator: " ") }
}

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

extension String {
  /// An excerpt of a file for error messages, in quotes; control characters are escaped.
  var brief: String { "'\(harmless(upTo: 40))'" }
}

extension String {
  /// The text on one line, without surrounding blanks; empty if nothing of it can be seen.
  package var onOneLine: String {
    guard !isBlank else { return "" }
    return split { $0.isNewline || $0 == "\0" }.map { String($0).trimmed }.joined(separator: " ")
      .trimmed
  }

  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension UInt8 {
  /// Whether property names may contain the byte.
  var isOfName: Bool { isDigit || isLetter || self == UInt8(ascii: "-") }
}
