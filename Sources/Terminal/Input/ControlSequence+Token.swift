import Cells

extension ControlSequence {
  /// The meaning of the sequence; nil if it has none and is ignored.
  var token: Token? {
    switch marker {
    case 0: plainToken
    case UInt8(ascii: "<"): sgrMouse.map { .input(.mouse($0)) }
    default: .reply(reply)
    }
  }

  private var plainToken: Token? {
    if let key { return .input(.key(key)) }
    switch (final, hasParameters) {
    case (UInt8(ascii: "I"), false): return .input(.focus(true))
    case (UInt8(ascii: "O"), false): return .input(.focus(false))
    case (UInt8(ascii: "R"), true) where parameters.count == 2:
      return .reply(.cursor(Point(x: self[1] - 1, y: self[0] - 1)))
    default: return nil
    }
  }

  private var reply: Reply {
    switch (marker, intermediates, final) {
    case (UInt8(ascii: "?"), [UInt8(ascii: "$")], UInt8(ascii: "y")):
      .mode(self[0], isKnown: (1...3).contains(parameters.count > 1 ? self[1] : 0))
    case (UInt8(ascii: "?"), [], UInt8(ascii: "n")) where self[0] == 997:
      .appearance(self[1] == 2 ? .light : .dark)
    case (UInt8(ascii: "?"), [], UInt8(ascii: "c")): .attributes
    default:
      .other
    }
  }
}
