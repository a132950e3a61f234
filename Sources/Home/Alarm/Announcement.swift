package import Almanac
package import FoundationEssentials

/// Something of which the user is told once, by one of all dashboards.
package struct Announcement: Hashable, Sendable {
  /// What the user may want to be told of or not.
  package enum Topic: String, CaseIterable, Hashable, Sendable {
    case reminders, days, timers, rain
  }

  package enum Matter: Hashable, Sendable {
    /// A reminder that is due, on a day if not at the date.
    case reminder(title: String, day: CivilDay?)
    /// A D-Day that comes; the title may be empty.
    case day(title: String, CivilDay)
    /// A timer that rings after some seconds; the name may be empty.
    case timer(name: String, length: Double)
    /// Precipitation, by the keys of its name and of its place's, or that name itself.
    case rain(condition: String, place: String, from: Date)
  }

  package let matter: Matter
  /// What it is about, the same for all dashboards.
  package let subject: String
  /// The date from which it is told.
  package let date: Date
  /// The date from which it isn't told any more.
  package let end: Date
  /// The seconds by which the date may differ elsewhere, because it follows from a zone or a forecast.
  package let tolerance: Double

  /// It is told for a day, unless it ends earlier.
  package init(
    _ matter: Matter, about subject: String, at date: Date, until end: Date? = nil,
    tolerance: Double = 0
  ) {
    (self.matter, self.subject, self.date, self.tolerance) = (matter, subject, date, tolerance)
    let latest = date + Self.patience
    self.end = min(end ?? latest, latest)
  }

  /// The seconds for which something is told late.
  package static let patience = 86_400.0

  package var topic: Topic {
    switch matter {
    case .reminder: .reminders
    case .day: .days
    case .timer: .timers
    case .rain: .rain
    }
  }
}
