import Almanac
import DDays
import FoundationEssentials
import Pages
import Store

/// All days of the user and the coming holidays, as of one day.
struct DayCollection: Hashable {
  let today: CivilDay
  /// Whose holidays are shown.
  let region: HolidayRegion
  private(set) var items: [ItemList.ID: DayItem] = [:]
  /// The D-Days, nearest first.
  private let days: [ItemList.ID]
  /// Those in Recently Deleted, the last deleted first.
  private let removed: [ItemList.ID]
  private let holidays: [ItemList.ID]
  /// The D-Days of this year by group, with their distances from its first day.
  let year: [YearGroup]

  /// The days of a group in a year, by their distance from its first one.
  struct YearGroup: Hashable {
    let name: String
    let days: Set<Int>
  }

  /// The number of holidays that are seen while nothing is searched.
  private static let mostHolidays = 4

  /// The sections of the page.
  enum Section: Hashable {
    case pinned
    /// The group with this name; of the days without one if empty.
    case group(String)
    case holidays, past, removed

    init(_ id: ItemList.ID) {
      switch id {
      case "pinned": self = .pinned
      case "holidays": self = .holidays
      case "past": self = .past
      case "removed": self = .removed
      default: self = .group(String(id.dropFirst(Self.groupStart.count)))
      }
    }

    var id: ItemList.ID {
      switch self {
      case .pinned: "pinned"
      case .group(let name): Self.groupStart + name
      case .holidays: "holidays"
      case .past: "past"
      case .removed: "removed"
      }
    }

    private static let groupStart = "group:"
  }

  init(
    _ ddays: [DDay], removed: [DDay], calendars: [FollowedCalendar], at date: Date,
    holidays: [DayItem], of region: HolidayRegion, on today: CivilDay
  ) {
    (self.today, self.region) = (today, region)
    func item(_ dday: DDay) -> DayItem {
      let calendar = dday.calendar.map { id in calendars.first { $0.id == id } }
      return DayItem(
        dday, of: calendar.map { $0?.name ?? "" }, on: today,
        staleDays: calendar??.staleDays(at: date))
    }
    let known = ddays.nearestFirst(from: today).map(item)
    let gone = removed.map(item)
    (days, self.removed) = (known.map(\.id), gone.map(\.id))
    self.holidays = holidays.map(\.id)
    year = known.yearGroups(on: today)
    items = Dictionary((known + gone + holidays).map { ($0.id, $0) }) { first, _ in first }
  }

  /// The number of D-Days.
  var count: Int { days.count }

  var ids: Set<ItemList.ID> { Set(days) }

  /// The items that a search finds, under their headings.
  func sections(matching query: String, by order: DDayOrder = .date) -> [ItemList.Section] {
    let words = SearchedText.words(of: query)
    func found(_ ids: [ItemList.ID]) -> [DayItem] {
      ids.compactMap { items[$0] }.filter { words.isEmpty || $0.matches(words) }
    }
    let days = found(days).sorted(by: order)
    let holidays = words.isEmpty ? Array(holidays.prefix(Self.mostHolidays)) : holidays
    let current = days.filter { !$0.isPinned && !$0.isOver }
    let past = days.filter { !$0.isPinned && $0.isOver }
    return [section(.pinned, days.filter(\.isPinned))]
      .filter { !$0.items.isEmpty } + groups(of: current)
      + [
        section(.holidays, found(holidays)), section(.past, past, canFold: true),
        section(.removed, found(removed), canFold: true),
      ].filter { !$0.items.isEmpty }
  }

  /// A section for each group, the one with the first day first and that without a name last.
  private func groups(of items: [DayItem]) -> [ItemList.Section] {
    let members = Dictionary(grouping: items, by: \.day.group)
    var names: [String] = []
    var seen: Set<String> = []
    for item in items where seen.insert(item.day.group).inserted { names.append(item.day.group) }
    let ordered = names.filter { !$0.isEmpty } + names.filter(\.isEmpty)
    return ordered.map { section(.group($0), members[$0] ?? []) }
  }

  private func section(
    _ section: Section, _ items: [DayItem], canFold: Bool = false
  ) -> ItemList.Section {
    ItemList.Section(section.id, items.map(\.id), canFold: canFold)
  }
}

extension [DayItem] {
  /// The days, which are there nearest first, in an order.
  fileprivate func sorted(by order: DDayOrder) -> [DayItem] {
    guard order == .title else { return self }
    return map { ($0.day.occasion.title.lowercased(), $0) }.enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1)
  }

  /// The days of the current year by group, in the order of their names.
  fileprivate func yearGroups(on today: CivilDay) -> [DayCollection.YearGroup] {
    let days = filter { $0.day.day.year == today.year }
    guard let start = CivilDay(year: today.year, month: 1, day: 1) else { return [] }
    return Dictionary(grouping: days, by: \.day.group)
      .map { name, days in
        let numbers = days.map { $0.day.day.number - start.number }
        return DayCollection.YearGroup(name: name, days: Set(numbers))
      }
      .sorted { $0.name < $1.name }
  }
}

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
