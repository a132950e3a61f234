package import Almanac
import FoundationEssentials
import System

/// An event whose days are counted.
package struct Occasion: Hashable, Sendable {
  /// The globally unique identifier.
  package var uid: String
  /// The title; empty if there is none.
  package var title: String
  package var rule: DayRule
  /// Whether the start counts as day 1.
  package var isInclusive: Bool
  /// The group; empty if there is none.
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
  /// Whether nothing of its title can be seen.
  package var isUntitled: Bool { title.isBlank }

  /// The day to count to: the next one, or the last if there are no more.
  package func day(seenFrom today: CivilDay) -> CivilDay { rule.day(seenFrom: today) }

  /// The day to count from once it has passed: the start, or the last day if it no longer repeats.
  package func origin(on today: CivilDay) -> CivilDay {
    isInclusive || rule.next(onOrAfter: today) != nil ? rule.start : rule.last(before: today)
  }

  /// Whether it continues into years that the lunar calendar doesn't cover.
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
