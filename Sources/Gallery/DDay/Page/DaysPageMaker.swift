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
