extension InputParser {
  mutating func takeString(_ byte: UInt8, _ kind: StringKind) {
    switch byte {
    case 0x07: finishString(kind)
    case 0x9C where missingBytes == 0:
      if pending.last == 0xC2 { pending.removeLast() }
      finishString(kind)
    case 0x1B: state = .stringEnd(kind)
    case 0x18, 0x1A: reset()
    case 0x03 where !isInterrupted: interrupt()
    default: append(text: byte)
    }
  }

  /// Handles ^C inside a string: unless the string continues at once, the user typed it because the
  /// string swallows keys.
  private mutating func interrupt() {
    isInterrupted = true
    beginning = nil
    append(text: 0x03)
  }

  /// Adds a byte to the text. The one-byte string end also occurs inside UTF-8 characters; after
  /// 0xC2 it is the encoded string end, so no byte counts as missing.
  private mutating func append(text byte: UInt8) {
    switch byte {
    case 0x80...0xBF: missingBytes = max(0, missingBytes - 1)
    case 0xC3...0xF4: missingBytes = (~byte).leadingZeroBitCount - 1
    default: missingBytes = 0
    }
    if pending.count < Self.longestString { pending.append(byte) }
  }

  /// Ends the string at `ESC \`; any other escape starts something else.
  mutating func takeStringEnd(_ byte: UInt8, _ kind: StringKind) {
    if byte == UInt8(ascii: "\\") {
      finishString(kind)
    } else {
      reset()
      state = .escape
      take(byte)
    }
  }

  private mutating func finishString(_ kind: StringKind) {
    switch kind {
    case .systemCommand: tokens.append(.reply(Reply(systemCommand: pending)))
    case .deviceControl: tokens.append(.reply(Reply(deviceControl: pending)))
    case .start, .privacy, .application: break
    }
    reset()
  }
}
