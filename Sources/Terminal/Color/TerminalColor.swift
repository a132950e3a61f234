import Cells

/// A colour as sent to a terminal.
enum TerminalColor: Hashable, Sendable {
  /// The terminal's default for text or background.
  case own
  /// One of the first 16, which users choose, or of the 240 fixed ones.
  case indexed(UInt8)
  case direct(RGB)

  /// The number that ncurses uses for the colour.
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
