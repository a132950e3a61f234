package import Almanac
import FoundationEssentials

/// Something that is on a day to which is counted: what it is, and how.
package struct Occasion: Hashable, Sendable {
  /// By what it is told from all others everywhere.
  package var uid: String
  /// Empty if it has none.
  package var title: String
  package var rule: DayRule
  /// Whether its start counts as the first day.
  package var isInclusive: Bool
  /// Empty if it belongs to none.
  package var group: String
  package var isPinned: Bool
  package var note: String

  package init(
    uid: String? = nil, title: String, rule: DayRule, isInclusive: Bool = false,
    group: String = "", isPinned: Bool = false, note: String = ""
  ) {
    self.uid = uid ?? "\(UUID().uuidString)@widgetty"
    (self.title, self.rule, self.isInclusive) = (title, rule, isInclusive)
    (self.group, self.isPinned, self.note) = (group, isPinned, note)
  }
}

extension Occasion {
  /// The day that counts on another: the next one, or the last if none is to come.
  package func day(seenFrom today: CivilDay) -> CivilDay { rule.day(seenFrom: today) }

  /// From where on what has passed is counted: its start or, when it comes no more, its last day.
  package func origin(on today: CivilDay) -> CivilDay {
    isInclusive || rule.next(onOrAfter: today) != nil ? rule.start : rule.last(before: today)
  }

  /// Whether it goes on in years of which the lunar calendar isn't known.
  package func isBeyondLunarCalendar(on today: CivilDay) -> Bool {
    guard case .lunarYearly = rule.recurrence, rule.next(onOrAfter: today) == nil else {
      return false
    }
    return rule.end.map { $0.year > LunarDay.years.upperBound } ?? true
  }

  package func count(from today: CivilDay) -> DayCount {
    guard isInclusive, today >= rule.start else {
      return DayCount(from: today, to: day(seenFrom: today))
    }
    return .ordinal(today.number - rule.start.number + 1)
  }
}
