import Almanac
import DDays
import Desk
import FoundationEssentials
import Store
import System

/// Followed calendars as printed text.
struct CalendarWriter {
  let date: Date
  let zone: Zone
  let strings: StringTable

  /// A calendar on one line: its number, name, source, D-Days and age; then what is wrong with it,
  /// and which pinned D-Days it no longer has.
  func rows(
    _ calendar: FollowedCalendar, dayCount: Int, vanished: [DDay] = []
  ) -> [String] {
    let number = "\(calendar.id)"
    let group = calendar.group.isEmpty ? "" : "  (\(calendar.group))"
    let first =
      String(repeating: " ", count: max(0, 4 - number.count)) + number + "   \(calendar.name)"
      + "  \(calendar.source.shown)\(group)"
      + "  " + strings.text("calendar.days %lld", String(dayCount))
    return
      ([first, state(of: calendar)].compactMap(\.self)
      + vanished.map { sentence(of: $0, in: calendar) })
      .enumerated().map { $0.offset == 0 ? $0.element : "       \($0.element)" }
  }

  /// What is wrong with a calendar, and the age of what is known of it; nil if nothing is.
  func state(of calendar: FollowedCalendar) -> String? {
    calendar.lastFault.map { fault in
      strings.text("calendar.stale %@ %@", strings.text(fault), age(of: calendar))
    }
  }

  /// That a pinned D-Day has gone with its calendar, and how to keep it.
  func sentence(of vanished: DDay, in calendar: FollowedCalendar) -> String {
    let occasion = vanished.occasion
    let title = occasion.isUntitled ? strings.text("dday.untitled") : occasion.title
    return strings.text("calendar.vanished %@ %@ %@", title, calendar.name, "\(vanished.id)")
  }

  /// How long ago a calendar was read.
  func age(of calendar: FollowedCalendar) -> String {
    let minutes = Int(bounded: max(0, date.timeIntervalSince(calendar.readAt ?? date)) / 60)
    let (unit, count) =
      switch minutes {
      case ..<60: ("minutes", minutes)
      case ..<2880: ("hours", minutes / 60)
      default: ("days", minutes / 1440)
      }
    return strings.text("calendar.age.\(unit) %lld", String(count))
  }

  /// The local date and time at which a calendar was read; nil if never.
  func reading(of calendar: FollowedCalendar) -> String? {
    calendar.readAt.map { "\(zone.civil(at: $0))" }
  }
}
