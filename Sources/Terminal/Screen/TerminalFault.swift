package import System

/// The reason why no screen can be opened or used.
package enum TerminalFault: Error, Hashable {
  /// `TERM` is missing, or names a terminal that can't be painted on.
  case unusableName(String)
  case unknownName(String)
  /// Nothing can be read now, such as with too many files open, so that it isn't known what is there.
  case unread(FileError)
  case notATerminal
  /// ncurses rejected the terminal, or there is no memory for it.
  case refused(String)
  /// The terminal was closed or disconnected, or it is stuck while the process is to end.
  case gone
}

extension TerminalFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unusableName(""):
      "TERM isn't set; set it to your terminal's name, for example TERM=xterm-256color."
    case .unusableName(let name):
      "TERM is \(name.quoted), which can't show a screen;"
        + " set it to your terminal's name, for example TERM=xterm-256color."
    case .unknownName(let name):
      "TERM is \(name.quoted), which this system doesn't know;"
        + " install its description or set TERM=xterm-256color."
    case .unread(let error): "The terminal's description can't be read: \(error)."
    case .notATerminal: "The output isn't a terminal."
    case .refused(let name): "The terminal \(name.quoted) could not be opened."
    case .gone: "The terminal is gone."
    }
  }
}
