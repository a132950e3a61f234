import Almanac
import Boards
import Cells
import Home
import Terminal

extension Dashboard {
  /// Handles everything that is due by now.
  mutating func reactToTime() throws(TerminalFault) {
    try reactToDeadlines()
    try carryOut(home.advance(to: time.date))
  }

  /// Handles what is due by now apart from the widgets.
  mutating func reactToDeadlines() throws(TerminalFault) {
    try react(to: input.parser.tokens(expiringAt: time.instant))
    if let mouse = input.hold.expire(at: time.instant) { try handle(.input(.mouse(mouse))) }
    input.absence.expire(at: time.instant)
    try reactToAbsence()
    following.boards.absence.expire(at: time.instant)
    reactToMissingFile()
    followAnnouncements()
    readStore()
    try reactToAlarms()
    claimAnnouncements()
    if network.hasSettled(at: time.instant) { try reactToNetwork() }
    for event in calls.expire(at: time.instant) {
      following.stored.hear(event)
      try handle(event)
    }
  }

  /// Reloads widgets that couldn't connect.
  private mutating func reactToNetwork() throws(TerminalFault) {
    tellNetworkReturned()
    try handle(.networkChanged)
  }

  private func tellNetworkReturned() {
    for hear in following.settings.supplies.networkReturned.values { hear() }
  }

  mutating func reactToAbsence() throws(TerminalFault) {
    if home.isAway != input.absence.isLong {
      try handle(.attentionChanged(isAway: input.absence.isLong))
    }
  }

  /// Waits 8 ms for answers, so that quick ones are in the first frame. Other news that
  /// arrives meanwhile is handled as ever.
  mutating func reactToPromptAnswers() throws(TerminalFault) {
    let end = time.instant + .milliseconds(8)
    while !calls.providers.isIdle, time.instant < end {
      for letter in inbox.letters(within: end - time.instant) {
        try react(to: letter, at: time.instant)
      }
    }
  }

  /// Handles a change of the clock or the time zone while the program slept.
  mutating func reactToClocks() throws(TerminalFault) {
    if time.hasJumped() {
      // The machine may have slept and moved to another network.
      tellNetworkReturned()
      try handle(.clockChanged)
    }
    guard let zone = time.newZone() else { return }
    following.boards.move(to: zone)
    following.stored.plan.want()
    try handle(.zoneChanged(zone))
  }
}
