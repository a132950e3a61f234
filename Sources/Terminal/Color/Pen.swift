import Cells

/// The style in which a terminal draws the next character.
struct Pen: Hashable, Sendable {
  var foreground = TerminalColor.own
  var background = TerminalColor.own
  var attributes = Attributes()

  static let plain = Pen()
}

extension Pen: CustomStringConvertible {
  var description: String {
    let colours = "\(foreground) on \(background)"
    return attributes.isEmpty ? colours : "\(colours) \(attributes)"
  }
}

extension Pen {
  /// The pen after a terminal has applied these parameters; nil if that can't be predicted.
  func applying(_ parameters: [Int]) -> Pen? {
    var pen = self
    var rest = parameters[...]
    while let parameter = rest.popFirst() {
      guard pen.apply(parameter, &rest) else { return nil }
    }
    return pen
  }

  private mutating func apply(_ parameter: Int, _ rest: inout ArraySlice<Int>) -> Bool {
    switch parameter {
    case 0: self = .plain
    case 30...37: foreground = .indexed(UInt8(parameter - 30))
    case 40...47: background = .indexed(UInt8(parameter - 40))
    case 90...97: foreground = .indexed(UInt8(parameter - 82))
    case 100...107: background = .indexed(UInt8(parameter - 92))
    case 39: foreground = .own
    case 49: background = .own
    case 38: return Self.read(&rest, into: &foreground)
    case 48: return Self.read(&rest, into: &background)
    default: return applySwitch(parameter)
    }
    return true
  }

  private mutating func applySwitch(_ parameter: Int) -> Bool {
    for (attribute, on, off) in Self.switches {
      if parameter == on { attributes.insert(attribute) }
      if parameter == off { attributes.remove(attribute) }
      if parameter == on || parameter == off { return true }
    }
    return false
  }

  private static func read(_ rest: inout ArraySlice<Int>, into color: inout TerminalColor) -> Bool {
    switch rest.popFirst() {
    case 5:
      guard let index = level(&rest) else { return false }
      color = .indexed(index)
    case 2:
      guard let red = level(&rest), let green = level(&rest), let blue = level(&rest) else {
        return false
      }
      color = .direct(RGB(red: red, green: green, blue: blue))
    default:
      return false
    }
    return true
  }

  private static func level(_ rest: inout ArraySlice<Int>) -> UInt8? {
    rest.popFirst().flatMap { UInt8(exactly: $0) }
  }
}

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

/// The sequence that changes a terminal's pen, put together without an array: a frame has a thousand.
struct PenSequence {
  /// Two colours in 24 bits and all attributes take 52.
  private var bytes = InlineArray<64, UInt8>(repeating: 0)
  private(set) var count = 0

  init() {
    append(0x1B)
    append(UInt8(ascii: "["))
  }

  mutating func append(parameter value: Int) {
    if count > 2 { append(UInt8(ascii: ";")) }
    if value >= 100 { append(digit: value / 100) }
    if value >= 10 { append(digit: value / 10 % 10) }
    append(digit: value % 10)
  }

  mutating func append(_ color: TerminalColor, base: Int) {
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

  /// Ends the sequence behind other bytes.
  func write(to others: inout [UInt8]) {
    withUnsafeBytes(of: bytes) { others.append(contentsOf: $0[..<count]) }
    others.append(UInt8(ascii: "m"))
  }

  private mutating func append(digit: Int) {
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }

  private mutating func append(_ byte: UInt8) {
    bytes[count] = byte
    count += 1
  }
}
