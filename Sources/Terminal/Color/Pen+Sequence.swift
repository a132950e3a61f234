import Cells

extension Pen {
  /// Appends the shortest sequence that gives this pen to a terminal that has another.
  func appendSequence(after other: Pen, to bytes: inout [UInt8]) {
    guard self != other else { return }
    let change = changes(from: other)
    let afresh = self == .plain ? [] : [0] + changes(from: .plain)
    let parameters = change.byteCount <= afresh.byteCount ? change : afresh
    bytes += [0x1B, UInt8(ascii: "[")]
    for (index, parameter) in parameters.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ";")) }
      bytes.append(decimal: parameter)
    }
    bytes.append(UInt8(ascii: "m"))
  }

  private func changes(from other: Pen) -> [Int] {
    var parameters: [Int] = []
    if attributes != other.attributes {
      for (attribute, on, off) in Self.switches {
        switch (attributes.contains(attribute), other.attributes.contains(attribute)) {
        case (true, false): parameters.append(on)
        case (false, true): parameters.append(off)
        default: break
        }
      }
    }
    if foreground != other.foreground { parameters += foreground.parameters(base: 30) }
    if background != other.background { parameters += background.parameters(base: 40) }
    return parameters
  }

  static let switches: [(attribute: Attributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.italic, 3, 23), (.underline, 4, 24), (.reverse, 7, 27),
    (.strikethrough, 9, 29),
  ]
}

extension TerminalColor {
  fileprivate func parameters(base: Int) -> [Int] {
    switch self {
    case .own: [base + 9]
    case .indexed(let index) where index < 8: [base + Int(index)]
    case .indexed(let index) where index < 16: [base + 60 + Int(index) - 8]
    case .indexed(let index): [base + 8, 5, Int(index)]
    case .direct(let colour):
      [base + 8, 2, Int(colour.red), Int(colour.green), Int(colour.blue)]
    }
  }
}

extension [Int] {
  fileprivate var byteCount: Int {
    reduce(0) { $0 + 1 + ($1 < 10 ? 1 : $1 < 100 ? 2 : 3) }
  }
}

extension [UInt8] {
  fileprivate mutating func append(decimal value: Int) {
    if value >= 100 { append(digit: value / 100) }
    if value >= 10 { append(digit: value / 10 % 10) }
    append(digit: value % 10)
  }

  private mutating func append(digit: Int) {
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }
}
