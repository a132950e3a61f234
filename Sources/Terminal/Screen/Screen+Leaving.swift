import CNcurses
package import Cells

extension Screen {
  /// Leaves the terminal as it was found, for good; may be called repeatedly.
  package mutating func close() {
    leave()
    isEntered = false
  }

  /// Leaves the terminal so that the caller can stop the process, until `resume()`.
  package mutating func suspend() {
    close()
  }

  /// Enters the terminal again; the next frame paints everything.
  package mutating func resume() throws(TerminalFault) -> Size {
    guard !isEntered else { return size }
    try line.enterRawMode()
    isEntered = true
    armCrashGuard()
    picture.caret = nil
    picture.preface = sequences.entering + (talk.hasAsked ? request : [])
    return resize()
  }

  func leave() {
    guard isEntered else { return }
    line.leaveRawMode(sending: sequences.leaving)
    crash_guard_disarm()
  }

  func armCrashGuard() {
    var modes = line.modes
    crash_guard_arm(line.output, &modes, sequences.leaving, sequences.leaving.count)
  }
}
