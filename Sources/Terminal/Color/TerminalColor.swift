import Cells

/// A colour as a terminal is told it.
enum TerminalColor: Hashable, Sendable {
  /// The terminal's own for text or for what is behind it.
  case own
  /// One of the first 16, which the person chooses, or of the 240 fixed ones after them.
  case indexed(UInt8)
  case direct(RGB)

  /// The number by which ncurses knows the colour.
  var number: Int32 {
    switch self {
    case .own: -1
    case .indexed(let index): Int32(index)
    case .direct(let colour): Int32(truncatingIfNeeded: colour.hex)
    }
  }
}

extension TerminalColor: CustomStringConvertible {
  var description: String {
    switch self {
    case .own: "-"
    case .indexed(let index): "\(index)"
    case .direct(let colour): "\(colour)"
    }
  }
}
