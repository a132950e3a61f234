import Cells

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
