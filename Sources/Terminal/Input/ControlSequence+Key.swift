import Cells

extension ControlSequence {
  /// The key that sends the sequence, by the conventions of xterm, kitty and rxvt; nil if none
  /// does.
  var key: Key? {
    switch final {
    case UInt8(ascii: "~"): tildeKey
    case UInt8(ascii: "u"): parameters.isEmpty ? nil : unicodeKey
    case UInt8(ascii: "Z"): Key(.tab, modifiers.union(.shift))
    case UInt8(ascii: "a")...UInt8(ascii: "d") where !hasParameters:
      Self.arrows[final - 0x20].map { Key($0, .shift) }
    case UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "@"): rxvtKey
    default: letterKey
    }
  }

  /// The key of `ESC [ 1 ; modifiers letter`; nil if the first number differs, because that is a
  /// reply.
  private var letterKey: Key? {
    guard intermediates.isEmpty, self[0] == 1 else { return nil }
    return (Self.arrows[final] ?? Self.letters[final]).map { Key($0, modifiers) }
  }

  private var tildeKey: Key? {
    guard intermediates.isEmpty else { return nil }
    if self[0] == 27, parameters.count > 2 {
      return Key(unicode: self[2], Modifiers(parameter: self[1]))
    }
    return Self.numbers[self[0]].map { Key($0, modifiers) }
  }

  /// The key of a kitty sequence; nil for a release, which is event 3.
  private var unicodeKey: Key? {
    let details = parameters.count > 1 ? parameters[1].values : []
    guard details.dropFirst().first != 3 else { return nil }
    let shifted = parameters[0].values.dropFirst().first ?? nil
    let isShifted = modifiers.contains(.shift)
    return Key(unicode: isShifted ? shifted ?? self[0] : self[0], modifiers)
  }

  private var rxvtKey: Key? {
    let held: Modifiers =
      switch final {
      case UInt8(ascii: "$"): .shift
      case UInt8(ascii: "^"): .control
      default: [.shift, .control]
      }
    return hasParameters ? Self.numbers[self[0]].map { Key($0, held) } : nil
  }

  private var modifiers: Modifiers {
    parameters.count > 1 ? Modifiers(parameter: self[1]) : []
  }

  static let arrows: [UInt8: Key.Code] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left,
  ]

  static let letters: [UInt8: Key.Code] = [
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "P"): .function(1),
    UInt8(ascii: "Q"): .function(2), UInt8(ascii: "R"): .function(3),
    UInt8(ascii: "S"): .function(4),
  ]

  private static let numbers: [Int: Key.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
    33: .function(19), 34: .function(20),
  ]
}
