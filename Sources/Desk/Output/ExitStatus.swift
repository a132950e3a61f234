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
    case .success: "All went well."
    case .failure: "Something went wrong; a sentence says what."
    case .usage: "The command line or the terminal can't be used."
    case .hangup: "The terminal went away."
    case .interrupt: "An interrupt ended the program; in the dashboard, Ctrl-C quits as q does."
    case .quit: "A quit signal ended the program."
    case .closedPipe: "The reader of the output went away."
    case .terminated: "A request to terminate ended the program."
    }
  }
}
