import FoundationEssentials
import Home
import HomeTesting
import Terminal

extension Screen {
  /// Shows a home like the loop.
  @discardableResult
  mutating func show(_ home: inout SeenHome, at date: Date) throws(TerminalFault) -> SentFrame {
    let frame = home.frame(at: date)
    return try show(frame.canvas, caret: frame.caret, painted: frame.painted)
  }
}
