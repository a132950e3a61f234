/// Why there is no screen to show anything on.
package enum TerminalFault: Error, Hashable {
  /// `TERM` names something that can't be painted on, or nothing.
  case unusableName(String)
  case unknownName(String)
  case notATerminal
  /// ncurses doesn't take the terminal, or there is no memory for it.
  case refused(String)
  /// The terminal was closed, the line to it is cut, or it takes nothing and the process is to end.
  case gone
}

extension TerminalFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unusableName(""):
      "TERM isn't set; set it to your terminal's name, for example TERM=xterm-256color."
    case .unusableName(let name):
      "TERM is \(name.debugDescription), which can't show a screen;"
        + " set it to your terminal's name, for example TERM=xterm-256color."
    case .unknownName(let name):
      "TERM is \(name.debugDescription), which this system doesn't know;"
        + " install its description or set TERM=xterm-256color."
    case .notATerminal: "The output isn't a terminal."
    case .refused(let name): "The terminal \(name.debugDescription) could not be opened."
    case .gone: "The terminal is gone."
    }
  }
}
