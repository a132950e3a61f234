/// The program's exit status.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case success = 0
  case failure = 1
  case usage = 2
  case hangup = 129
  case interrupt = 130
  case quit = 131
  case closedPipe = 141
  case terminated = 143

  var summary: String {
    switch self {
    case .success: "Success."
    case .failure: "Failure; a message explains it."
    case .usage: "Wrong command line, or a terminal that can't be used."
    case .hangup: "The terminal was closed."
    case .interrupt: "Interrupted; in the dashboard, Ctrl-C quits like q."
    case .quit: "Ended by a quit signal."
    case .closedPipe: "The output's reader was closed."
    case .terminated: "Asked to terminate."
    }
  }
}
