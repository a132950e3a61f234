import Cells

/// A complete sequence that started with `ESC [`: its private marker, numbers and final bytes.
struct ControlSequence: Hashable {
  /// `<`, `=`, `>` or `?`; 0 if there is none.
  let marker: UInt8
  let parameters: [Parameter]
  let intermediates: [UInt8]
  let final: UInt8

  /// A number and those attached to it by colons; nil if omitted.
  struct Parameter: Hashable {
    let values: [Int?]

    var value: Int? { values.first ?? nil }
  }

  /// Parses the bytes after `ESC [`; fails if they aren't a sequence.
  init?(_ bytes: some BidirectionalCollection<UInt8>) {
    guard let final = bytes.last else { return nil }
    var body = bytes.dropLast()[...]
    let marker = body.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    if marker != nil { body = body.dropFirst() }
    self.final = final
    self.marker = marker ?? 0
    intermediates = body.filter { (0x20...0x2F).contains($0) }
    parameters = body.filter { $0 >= 0x30 }
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Parameter($0) }
  }

  /// The parameter's number; 1 if omitted.
  subscript(index: Int) -> Int {
    parameters.indices.contains(index) ? parameters[index].value ?? 1 : 1
  }

  var hasParameters: Bool { parameters.contains { $0.value != nil } }
}

extension ControlSequence.Parameter {
  init(_ bytes: some Collection<UInt8>) {
    values = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      .map { digits in digits.isEmpty ? nil : digits.reduce(0, Self.appending) }
  }

  /// Appends a digit; large numbers stay at a limit.
  private static func appending(_ number: Int, _ byte: UInt8) -> Int {
    let digit = (0x30...0x39).contains(byte) ? Int(byte) - 0x30 : 0
    return min(number * 10 + digit, 0x11_0000)
  }
}

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

extension ControlSequence {
  /// The key that sends the sequence after `ESC O` instead of `ESC [`; nil if none does.
  var keypadKey: Key? {
    if let code = Self.arrows[final] ?? Self.letters[final] { return Key(code, heldKeys) }
    if let code = Self.arrows[final - 0x20], final > 0x60 { return Key(code, .control) }
    switch final {
    case UInt8(ascii: "M"): return Key(.enter, heldKeys)
    case UInt8(ascii: "I"): return Key(.tab, heldKeys)
    case UInt8(ascii: "X"): return Key("=", heldKeys)
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return Key(Character(Unicode.Scalar(final - 0x40)), heldKeys)
    default: return nil
    }
  }

  private var heldKeys: Modifiers {
    guard hasParameters else { return [] }
    return Modifiers(parameter: parameters.count > 1 ? self[1] : self[0])
  }
}

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
