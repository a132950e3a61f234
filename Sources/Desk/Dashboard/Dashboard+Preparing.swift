import FoundationEssentials
import Home
import Terminal

extension Dashboard {
  /// Prepares frames that are due before anything else, up to a number.
  mutating func prepare(_ count: Int) {
    guard count > 0 else { return }
    // As of one moment: what is due with a frame must not seem to be due after it.
    let (time, moment) = (time, (wall: time.clocks.wall, instant: time.instant))
    let others = waitForOthers()
    let limit = min(others.pause(after: moment), Outlook.longest)
    display.prepare(count, of: home, after: time.date, before: others) {
      time.instant - moment.instant > Outlook.longestWork
        || time.wait(until: $0).pause(after: moment) >= limit
    }
  }

  /// Shows what was prepared for now; returns false if that is nothing, or if something else is due.
  mutating func showPrepared() throws(TerminalFault) -> Bool {
    guard let others = display.prepared?.others, time.pause(before: others) > .zero else {
      return false
    }
    let date = time.date
    guard try display.showPrepared(at: date, by: time.clocks) else { return false }
    shownDate = date
    return true
  }

  /// Brings the home to what is shown if something arrives, which is meant for that. Where only time has
  /// passed, nothing depends on it, and once the clock is set the date of what is shown says nothing.
  mutating func catchUp(if isNeeded: Bool) throws(TerminalFault) {
    guard let date = shownDate else { return }
    shownDate = nil
    if isNeeded { try carryOut(home.advance(to: date)) }
  }
}
