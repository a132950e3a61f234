import Almanac
import Boards
import Home
import Terminal

extension Dashboard {
  /// Handles everything that is due by now.
  mutating func reactToTime() throws(TerminalFault) {
    try react(to: parser.tokens(expiringAt: clocks.instant))
    absence.expire(at: clocks.instant)
    try reactToAbsence()
    fileAbsence.expire(at: clocks.instant)
    reactToMissingFile()
    readStore()
    if unrest.hasEnded(at: clocks.instant) { try reactToNetwork() }
    for event in providerCalls.expire(at: clocks.instant) { try handle(event) }
    for event in running.expire(at: clocks.instant) {
      following.hear(event)
      try handle(event)
    }
    try perform(home.advance(to: pace.date(by: clocks)))
  }

  /// Reloads widgets that couldn't connect.
  private mutating func reactToNetwork() throws(TerminalFault) {
    following.settings.supplies.networkReturned()
    try handle(.networkChanged)
  }

  mutating func reactToAbsence() throws(TerminalFault) {
    if home.isAway != absence.isLong {
      try handle(.attentionChanged(isAway: absence.isLong))
    }
  }

  /// Waits 8 ms for answers, so that quick ones are in the first frame.
  mutating func reactToPromptAnswers() throws(TerminalFault) {
    let end = clocks.instant + .milliseconds(8)
    while !providerCalls.isIdle, clocks.instant < end {
      for event in providerCalls.nextEvents(by: clocks, until: end) { try handle(event) }
    }
  }

  /// Checks whether the clock or the time zone changed while the program slept.
  mutating func reactToClocks() throws(TerminalFault) {
    if pace == .wall, clockWatch.hasJumped(to: clocks.wall, at: clocks.instant) {
      // The machine may have slept and moved to another network.
      following.settings.supplies.networkReturned()
      try handle(.clockChanged)
    }
    if zoneWatch.hasChanged() {
      let zone = Zone.system(environment: environment).zone
      following.board = following.board.moved(to: zone, kinds: kinds)
      try handle(.zoneChanged(zone, following.board.instances))
    }
  }
}
