import Almanac
import DDays
import FoundationEssentials
import Pages
import Store
import Timelines
import WidgetIntents

/// Makes the page of all days.
struct DaysPageMaker: PageMaker {
  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var language: Language
  @Dependency private var words: LocalizedWords
  @Dependency private var offer: NotifyOffer

  func link(of url: URL) -> DaysLink? { DaysLink(url) }

  func page(behind link: DaysLink) throws -> any Page { try days(behind: link) }

  func days(behind link: DaysLink) throws -> DaysPage {
    let calendars = CalendarBook(in: store, zone: now.zone)
    calendars.catchUp(at: now.date)
    let book = DDayBook(in: store)
    let today = now.zone.civil(at: now.date).day
    let region = HolidayRegion(of: language, in: now.zone)
    let collection = DayCollection(
      try book.ddays(), removed: try book.removedDDays(), calendars: try calendars.calendars(),
      at: now.date, holidays: holidays(of: region, from: today), of: region, on: today)
    return DaysPage(
      collection, at: link.day, renewal: now.zone.end(of: .day, at: now.date),
      offersNotices: offer.isOpen)
  }

  /// The holidays of a year from a day on; days in a row of the same name are one.
  private func holidays(of region: HolidayRegion, from today: CivilDay) -> [DayItem] {
    let all = [today.year, today.year + 1].flatMap { HolidayDay.all(in: $0, of: region) }
      .filter { today <= $0.day && $0.day < today.adding(months: 12) }
    var spans: [(first: HolidayDay, last: HolidayDay)] = []
    for day in all {
      if let span = spans.last, span.first.name == day.name,
        day.day == span.last.day.advanced(by: 1)
      {
        spans[spans.count - 1].last = day
      } else {
        spans.append((day, day))
      }
    }
    return spans.map { span in
      DayItem(
        span.first, until: span.last.day, named: words["holiday.\(span.first.name)"], on: today)
    }
  }
}

/// A link to the page of all days: `widgetty://dday/days`, or `widgetty://dday/days/7` for one.
struct DaysLink: Hashable {
  /// The D-Day to select; nil for the first.
  let day: DDay.ID?

  init(to day: DDay.ID? = nil) {
    self.day = day
  }

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.place) else { return nil }
    let rest = text.dropFirst(Self.place.count)
    if rest.isEmpty {
      day = nil
    } else if rest.first == "/", let number = Int(rest.dropFirst()) {
      day = DDay.ID(number)
    } else {
      return nil
    }
  }

  var url: URL? { URL(string: Self.place + (day.map { "/\($0)" } ?? "")) }

  private static let place = "widgetty://dday/days"
}

/// The layout of the page of days: the list, beside it the focused day if there is room.
struct DaysPlan: Hashable {
  let columns: Int
  let rows: Int
  private let density: ListDensity

  init(_ room: PageRoom) {
    (columns, rows, density) = (room.columns, room.rows, room.density)
  }

  /// Whether the focused day stands beside the list.
  var isBroad: Bool { columns >= 96 && rows >= 20 }

  /// Whether the list has a background.
  var hasCard: Bool { columns >= 60 && rows >= 16 }

  var hasSearch: Bool { rows >= 4 }
  /// The rows of the buttons below the list. A narrow list beside a day has two for them, apart from one
  /// another if there is room.
  var buttonRows: Int {
    guard rows >= 9 else { return 0 }
    guard isBroad, cardColumns < Self.leastOfOneRow else { return 1 }
    return isAiry && rows >= 30 ? 3 : 2
  }
  var hasButtons: Bool { buttonRows > 0 }
  /// Whether empty rows separate the list from what is above and below it.
  var isAiry: Bool { rows >= 18 && density != .tight }

  /// The columns of the list with its margins.
  var cardColumns: Int { isBroad ? max(46, min(72, columns * 47 / 100)) : columns }

  var listColumns: Int { max(1, cardColumns - (hasCard ? 4 : 0)) }

  var listRows: Int {
    let lines = (hasSearch ? 1 : 0) + buttonRows
    let gaps = isAiry ? (hasSearch ? 1 : 0) + (hasButtons ? 1 : 0) : 0
    return max(1, rows - lines - gaps - (hasCard ? 2 : 0))
  }

  /// The columns of a card whose buttons all fit on one row.
  private static let leastOfOneRow = 70

  /// The columns beside the list.
  var sideColumns: Int { max(1, columns - cardColumns - 3) }

  /// The rows of the focused day's card, of its milestones, and of the year.
  var sideRows: (day: Int, milestones: Int, year: Int) {
    let year = rows >= 34 ? 12 : 0
    let milestones = rows >= 50 ? 12 : rows >= 26 ? 8 : 0
    let gaps = (year > 0 ? 1 : 0) + (milestones > 0 ? 1 : 0)
    let day = min(rows >= 50 ? 30 : 20, rows - year - milestones - gaps)
    return (day, milestones > 0 ? rows - day - year - gaps : 0, year)
  }
}
