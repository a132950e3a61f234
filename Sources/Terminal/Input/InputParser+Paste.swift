import Cells

extension InputParser {
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Adds a byte to a paste, up to its end mark; drops what exceeds the limit.
  ///
  /// A paste may be long, so each piece restarts the time limit.
  mutating func takePaste(_ byte: UInt8, matched: Int) {
    beginning = nil
    if byte == Self.pasteEnd[matched] {
      guard matched + 1 == Self.pasteEnd.count else {
        state = .paste(matched: matched + 1)
        return
      }
      emitPaste()
      return reset()
    }
    keep(Self.pasteEnd.prefix(matched))
    if byte == Self.pasteEnd[0] {
      state = .paste(matched: 1)
    } else {
      state = .paste(matched: 0)
      keep([byte])
    }
  }

  private mutating func keep(_ bytes: some Collection<UInt8>) {
    pending += bytes.prefix(max(0, Self.longestPaste - pending.count))
  }

  /// Emits the paste; of control characters, only line ends and tabs are kept.
  mutating func emitPaste() {
    let text = String(decoding: pending, as: UTF8.self).unicodeScalars
    var clean = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text {
      if scalar == "\r" || scalar == "\n" && last != "\r" {
        clean.append("\n")
      } else if scalar == "\t" || scalar.properties.generalCategory != .control {
        clean.append(scalar)
      }
      last = scalar
    }
    tokens.append(.input(.paste(String(clean))))
  }
}
