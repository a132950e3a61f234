package import Almanac
package import FoundationEssentials

/// The date at which an intent is performed, and the user's time zone. Intents take it as a
/// dependency and read no clock themselves.
package struct Now: Hashable, Sendable {
  package let date: Date
  package let zone: Zone

  package init(date: Date, zone: Zone) {
    (self.date, self.zone) = (date, zone)
  }
}
