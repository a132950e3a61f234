import Cells

extension Pen {
  /// Appends the shortest sequence that changes a terminal's pen from another to this one.
  func appendSequence(after other: Pen, to bytes: inout [UInt8]) {
    guard self != other else { return }
    let changes = changes(from: other)
    guard switchesOff(other) else { return changes.write(to: &bytes) }
    let afresh = self == .plain ? PenSequence() : self.changes(from: .plain, afterReset: true)
    (afresh.count < changes.count ? afresh : changes).write(to: &bytes)
  }

  /// Whether something of the other pen has to be turned off; only then can a reset be shorter.
  private func switchesOff(_ other: Pen) -> Bool {
    foreground == .own && other.foreground != .own
      || background == .own && other.background != .own
      || !attributes.isSuperset(of: other.attributes)
  }

  private func changes(from other: Pen, afterReset isReset: Bool = false) -> PenSequence {
    var sequence = PenSequence()
    if isReset { sequence.append(parameter: 0) }
    if attributes != other.attributes {
      for (attribute, on, off) in Self.switches {
        switch (attributes.contains(attribute), other.attributes.contains(attribute)) {
        case (true, false): sequence.append(parameter: on)
        case (false, true): sequence.append(parameter: off)
        default: break
        }
      }
    }
    if foreground != other.foreground { sequence.append(foreground, base: 30) }
    if background != other.background { sequence.append(background, base: 40) }
    return sequence
  }

  static let switches: [(attribute: Attributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.italic, 3, 23), (.underline, 4, 24), (.reverse, 7, 27),
    (.strikethrough, 9, 29),
  ]
}
