import Cells

extension Mouse {
  /// Decodes a report: a button number with flags, and a position counted from 1; fails for an
  /// unknown button.
  init?(report number: Int, column: Int, row: Int, isRelease: Bool) {
    guard let action = Action(report: number, isRelease: isRelease) else { return nil }
    var modifiers: Modifiers = []
    if number & 4 != 0 { modifiers.insert(.shift) }
    if number & 8 != 0 { modifiers.insert(.alt) }
    if number & 16 != 0 { modifiers.insert(.control) }
    self.init(action, at: Point(x: max(0, column - 1), y: max(0, row - 1)), modifiers)
  }
}

extension Mouse.Action {
  fileprivate init?(report number: Int, isRelease: Bool) {
    let low = number & 3
    switch number & ~0b11111 {
    case 0 where isRelease: self = .release(Mouse.Button(number: low) ?? .left)
    case 0:
      guard let button = Mouse.Button(number: low) else { return nil }
      self = .press(button)
    case 32: self = .move(Mouse.Button(number: low))
    case 64 where !isRelease: self = .scroll(Mouse.Direction.allCases[low])
    default: return nil
    }
  }
}

extension Mouse.Button {
  fileprivate init?(number: Int) {
    guard Self.allCases.indices.contains(number) else { return nil }
    self = Self.allCases[number]
  }
}

extension ControlSequence {
  /// The mouse event of `ESC [ < button ; column ; row M`, or `m` for a release; nil for other
  /// sequences.
  var sgrMouse: Mouse? {
    guard parameters.count == 3, intermediates.isEmpty else { return nil }
    guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
    guard let number = parameters[0].value else { return nil }
    return Mouse(
      report: number, column: self[1], row: self[2], isRelease: final == UInt8(ascii: "m"))
  }
}
