package import FoundationEssentials

/// Writes dates in one language and one time zone.
package struct DateWriter: Hashable, Sendable {
  package let wording: Wording
  package let zone: Zone
  package let hourCycle: HourCycle

  package init(wording: Wording, zone: Zone, hourCycle: HourCycle) {
    self.wording = wording
    self.zone = zone
    self.hourCycle = hourCycle
  }

  /// The text of a date now.
  package func text(of date: Date, _ style: DateStyle, at now: Date) -> DateText {
    switch style {
    case .date: DateText(text(of: date, .date))
    case .time: DateText(text(of: date, .time))
    case .relative: relativeText(of: date, at: now)
    case .offset: offsetText(of: date, at: now)
    case .timer: timerText(of: date, at: now)
    }
  }
}
