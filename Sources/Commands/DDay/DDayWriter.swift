import Almanac
import DDays
import Desk
import Store
import System

/// D-Days as printed text.
struct DDayWriter {
  let today: CivilDay
  let strings: StringTable
  let calendars: [FollowedCalendar.ID: String]

  /// A D-Day on one line: its number, count, date and title, its group and calendar.
  func line(_ dday: DDay) -> String {
    let occasion = dday.occasion
    let number = "\(dday.id)"
    let group = occasion.group.isEmpty ? "" : "  (\(occasion.group))"
    let calendar = calendar(of: dday).map { "  [\($0)]" } ?? ""
    return String(repeating: " ", count: max(0, 4 - number.count)) + number
      + (occasion.isPinned ? " * " : "   ") + count(of: occasion).padded(to: 9) + " "
      + day(occasion.day(seenFrom: today)) + "  " + title(of: occasion) + group + calendar
      + (occasion.isBeyondLunarCalendar(on: today) ? "  " + strings.text("dday.lunar.end") : "")
  }

  /// All information about a D-Day, one item on each line.
  func paragraph(_ dday: DDay) -> [String] {
    let occasion = dday.occasion
    let milestone = occasion.nextMilestone(onOrAfter: today).map { milestone in
      "\(strings.text("dday.milestone")): \(milestone.text(of: occasion, in: strings)), "
        + day(milestone.day)
    }
    let note = occasion.note.split(whereSeparator: \.isNewline).map(String.init)
    let calendar = calendar(of: dday).map { strings.text("dday.calendar %@", $0) }
    let details = ([start(of: occasion), milestone, calendar] + note).compactMap(\.self)
    return [line(dday).trimmed] + details.map { "  \($0)" }
  }

  private func calendar(of dday: DDay) -> String? { dday.calendar.flatMap { calendars[$0] } }

  /// The title and count.
  func brief(_ occasion: Occasion) -> String { "\(title(of: occasion)) \(count(of: occasion))" }

  func title(of occasion: Occasion) -> String {
    occasion.isUntitled ? strings.text("dday.untitled") : occasion.title
  }

  func count(of occasion: Occasion) -> String {
    occasion.count(from: today).text(in: strings)
  }

  private func day(_ day: CivilDay) -> String {
    "\(day) (\(strings.text("date.weekday.\(day.weekday.rawValue).abbreviated")))"
  }

  /// The start of a D-Day, and how it repeats; nil if it is a single day.
  private func start(of occasion: Occasion) -> String? {
    let rule = occasion.rule
    guard rule.recurrence != .never || occasion.isInclusive else { return nil }
    let gaps = rule.gaps.count
    let words: [String?] = [
      strings.text("dday.from %@", day(rule.start)), strings.text(rule),
      rule.end.map { strings.text("dday.until %@", day($0)) },
      gaps == 0
        ? nil : strings.text(gaps == 1 ? "dday.gaps.one" : "dday.gaps %lld", String(gaps)),
      occasion.isBeyondLunarCalendar(on: today) ? strings.text("dday.lunar.end") : nil,
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }
}
