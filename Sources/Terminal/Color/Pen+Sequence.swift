import Cells

extension Pen {
  /// Appends the shortest sequence that changes a terminal's pen from another to this one.
  func appendSequence(after other: Pen, to bytes: inout [UInt8]) {
    guard self != other else { return }
    let start = bytes.count
    bytes.appendSequence { appendChanges(from: other, to: &$0) }
    guard switchesOff(other) else { return }
    var afresh: [UInt8] = []
    afresh.appendSequence {
      if self != .plain { $0.append(parameter: 0) }
      appendChanges(from: .plain, to: &$0)
    }
    if afresh.count < bytes.count - start { bytes.replaceSubrange(start..., with: afresh) }
  }

  /// Whether something of the other pen has to be turned off; only then can a reset be shorter.
  private func switchesOff(_ other: Pen) -> Bool {
    foreground == .own && other.foreground != .own
      || background == .own && other.background != .own
      || !attributes.isSuperset(of: other.attributes)
  }

  private func appendChanges(from other: Pen, to bytes: inout [UInt8]) {
    if attributes != other.attributes {
      for (attribute, on, off) in Self.switches {
        switch (attributes.contains(attribute), other.attributes.contains(attribute)) {
        case (true, false): bytes.append(parameter: on)
        case (false, true): bytes.append(parameter: off)
        default: break
        }
      }
    }
    if foreground != other.foreground { bytes.append(foreground, base: 30) }
    if background != other.background { bytes.append(background, base: 40) }
  }

  static let switches: [(attribute: Attributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.italic, 3, 23), (.underline, 4, 24), (.reverse, 7, 27),
    (.strikethrough, 9, 29),
  ]
}

extension [UInt8] {
  /// Appends a sequence; the closure adds its parameters, each followed by a semicolon.
  fileprivate mutating func appendSequence(_ parameters: (inout [UInt8]) -> Void) {
    append(0x1B)
    append(UInt8(ascii: "["))
    parameters(&self)
    if last == UInt8(ascii: ";") { removeLast() }
    append(UInt8(ascii: "m"))
  }

  fileprivate mutating func append(_ color: TerminalColor, base: Int) {
    switch color {
    case .own: append(parameter: base + 9)
    case .indexed(let index) where index < 8: append(parameter: base + Int(index))
    case .indexed(let index) where index < 16: append(parameter: base + 60 + Int(index) - 8)
    case .indexed(let index):
      append(parameter: base + 8)
      append(parameter: 5)
      append(parameter: Int(index))
    case .direct(let colour):
      append(parameter: base + 8)
      append(parameter: 2)
      append(parameter: Int(colour.red))
      append(parameter: Int(colour.green))
      append(parameter: Int(colour.blue))
    }
  }

  fileprivate mutating func append(parameter value: Int) {
    if value >= 100 { append(digit: value / 100) }
    if value >= 10 { append(digit: value / 10 % 10) }
    append(digit: value % 10)
    append(UInt8(ascii: ";"))
  }

  private mutating func append(digit: Int) {
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }
}
