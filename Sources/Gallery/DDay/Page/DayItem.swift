import Almanac
import DDays
import Pages

/// A row of the page of days.
struct DayItem: Hashable, Identifiable {
  enum Sort: Hashable {
    /// With the name of the calendar that it comes from; nil if it was added here.
    case dday(calendar: String?)
    /// In Recently Deleted.
    case removed
    /// A public holiday, with the last of its days.
    case holiday(HolidayDay, last: CivilDay)
  }

  let id: ItemList.ID
  let sort: Sort
  let day: CountedDay
  /// What a search finds.
  private let words: SearchedText

  init(_ dday: DDay, of calendar: String?, on today: CivilDay, staleDays: Int? = nil) {
    id = Self.id(of: dday.id)
    sort = dday.removedAt == nil ? .dday(calendar: calendar) : .removed
    day = CountedDay(dday, on: today, staleDays: staleDays)
    words = Self.words([dday.occasion.title, dday.occasion.group], day.day)
  }

  /// A day that isn't stored yet.
  init(_ occasion: Occasion, on today: CivilDay) {
    (id, sort, day) = (occasion.uid, .dday(calendar: nil), CountedDay(nil, occasion, on: today))
    words = SearchedText("")
  }

  /// A holiday that may last some days.
  init(_ holiday: HolidayDay, until last: CivilDay, named name: String, on today: CivilDay) {
    id = "h\(holiday.day.number) \(holiday.name)"
    sort = .holiday(holiday, last: last)
    // The count ignores how the holiday repeats, because the row is about this one day.
    day = CountedDay(
      nil, Occasion(uid: "", title: name, rule: DayRule(start: holiday.day)), on: today)
    words = Self.words([name], holiday.day)
  }

  static func id(of dday: DDay.ID) -> ItemList.ID { "d\(dday)" }

  var isPinned: Bool { day.occasion.isPinned }

  var isRemoved: Bool { sort == .removed }

  var isHoliday: Bool { if case .holiday = sort { true } else { false } }

  /// Whether it is over and nothing is counted from it.
  var isOver: Bool { day.day < day.today && !day.occasion.isInclusive }

  /// Whether a search for all these words finds it.
  func matches(_ query: [SearchedText]) -> Bool { query.allSatisfy(words.contains) }

  private static func words(_ texts: [String], _ day: CivilDay) -> SearchedText {
    let dates = [
      "\(day)", "\(day.month)/\(day.day)", "\(day.month)월 \(day.day)일",
      "\(day.month). \(day.day)",
    ]
    return SearchedText((texts + dates).joined(separator: "\n"))
  }
}
