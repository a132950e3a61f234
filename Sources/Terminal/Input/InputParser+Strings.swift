extension InputParser {
  mutating func takeString(_ byte: UInt8, _ kind: StringKind) {
    switch byte {
    case 0x07: finishString(kind)
    case 0x1B: state = .stringEnd(kind)
    case 0x18, 0x1A: reset()
    default: if pending.count < Self.longestString { pending.append(byte) }
    }
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
