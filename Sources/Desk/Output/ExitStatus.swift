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
}
