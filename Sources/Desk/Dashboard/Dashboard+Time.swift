import Almanac
import Home
import Terminal

extension Dashboard {
  /// What time alone brings about.
  mutating func reactToTime() throws(TerminalFault) {
    try react(to: parser.tokens(expiringAt: clocks.instant))
    for event in asking.expire(at: clocks.instant) { try handle(event) }
    try perform(home.advance(to: pace.date(by: clocks)))
  }

  /// The clock may have been set, and the zone changed, while the program slept.
  mutating func reactToClocks() throws(TerminalFault) {
    if pace == .wall, clockWatch.hasJumped(to: clocks.wall, at: clocks.instant) {
      try handle(.clockChanged)
    }
    if zoneWatch.hasChanged() {
      try handle(.zoneChanged(Zone.system(environment: environment).zone))
    }
  }
}
