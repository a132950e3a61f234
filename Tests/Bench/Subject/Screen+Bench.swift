import Cells
import Terminal

extension Screen {
  /// A screen on an ordinary terminal.
  init(bench descriptor: Int32, depth: ColorDepth = .direct) throws(TerminalFault) {
    try self.init(on: descriptor, environment: ["TERM": "xterm-256color"], depth: depth)
  }
}
