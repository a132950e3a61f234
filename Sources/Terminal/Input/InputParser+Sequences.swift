import Cells

extension InputParser {
  mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "$") where isNumber: finishControl(byte)
    case 0x20...0x3F: append(byte)
    case UInt8(ascii: "[") where pending.isEmpty: state = .consoleFunction
    case UInt8(ascii: "M") where pending.isEmpty: state = .oldMouse
    case 0x40...0x7E: finishControl(byte)
    default: abandon(for: byte)
    }
  }

  /// Whether the bytes so far are a number, which rxvt ends with a dollar; elsewhere a dollar
  /// precedes the final byte.
  private var isNumber: Bool {
    !pending.isEmpty && pending.allSatisfy { (0x30...0x39).contains($0) }
  }

  private mutating func finishControl(_ final: UInt8) {
    append(final)
    guard pending.count < Self.longestSequence, let sequence = ControlSequence(pending) else {
      return reset()
    }
    if sequence.beginsPaste { return reset(to: .paste(matched: 0)) }
    emit(sequence.token ?? described(introducer: UInt8(ascii: "[")))
    reset()
  }

  mutating func takeSingle(_ byte: UInt8) {
    switch byte {
    case 0x30...0x39, UInt8(ascii: ";"): append(byte)
    case 0x40...0x7E:
      append(byte)
      let key = ControlSequence(pending).flatMap(\.keypadKey)
      emit(key.map { .input(.key($0)) } ?? described(introducer: UInt8(ascii: "O")))
      reset()
    default: abandon(for: byte)
    }
  }

  /// Handles `ESC [ [ A` and the like, which the Linux console sends for function keys.
  mutating func takeConsoleFunction(_ byte: UInt8) {
    guard byte >= 0x20, byte < 0x7F else { return abandon(for: byte) }
    if (0x41...0x45).contains(byte) { emit(Key(.function(Int(byte) - 0x40))) }
    reset()
  }

  /// Handles xterm's oldest mouse reports: three bytes other than control characters.
  mutating func takeOldMouse(_ byte: UInt8) {
    guard byte >= 0x20 else { return abandon(for: byte) }
    pending.append(byte)
    guard pending.count == 3 else { return }
    let report = pending.map { Int($0) - 32 }
    let isRelease = report[0] & ~0b11100 == 3
    let mouse = Mouse(report: report[0], column: report[1], row: report[2], isRelease: isRelease)
    emit(mouse.map { .input(.mouse($0)) })
    reset()
  }

  private mutating func append(_ byte: UInt8) {
    if pending.count < Self.longestSequence { pending.append(byte) }
  }

  /// Drops a sequence that was cut off; the byte that did so keeps its usual meaning.
  private mutating func abandon(for byte: UInt8) {
    reset()
    if byte != 0x18, byte != 0x1A { take(byte) }
  }

  private func described(introducer: UInt8) -> Token? {
    keys[[0x1B, introducer] + pending].map { .input(.key($0)) }
  }
}

extension ControlSequence {
  fileprivate var beginsPaste: Bool {
    marker == 0 && intermediates.isEmpty && final == UInt8(ascii: "~") && hasParameters
      && self[0] == 200
  }
}
