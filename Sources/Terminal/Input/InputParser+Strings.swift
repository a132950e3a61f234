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

  /// Unless the string goes on at once, ^C was typed by somebody whose keys it has swallowed.
  private mutating func interrupt() {
    isInterrupted = true
    beginning = nil
    append(text: 0x03)
  }

  /// The end in one byte is also a byte of many characters. Behind 0xC2 it is that end in UTF-8, so
  /// nothing is missing there.
  private mutating func append(text byte: UInt8) {
    switch byte {
    case 0x80...0xBF: missingBytes = max(0, missingBytes - 1)
    case 0xC3...0xF4: missingBytes = (~byte).leadingZeroBitCount - 1
    default: missingBytes = 0
    }
    if pending.count < Self.longestString { pending.append(byte) }
  }

  /// A string ends with `ESC \`; any other escape has begun something else.
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
