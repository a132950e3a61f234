import Almanac
import DDays
import System
import FoundationEssentials
import Pages
import Store
import Timelines
import WidgetIntents

/// Makes the page of the calendars that are followed, and the settings of each.
struct CalendarPageMaker: PageMaker {
  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var home: HomeFolder
  @Dependency private var history: PageHistory<DayChange>

  func link(of url: URL) -> CalendarLink? { CalendarLink(url) }

  func page(behind link: CalendarLink) throws -> any Page {
    let book = CalendarBook(in: store, zone: now.zone)
    book.catchUp(at: now.date)
    let calendars = try book.calendars()
    switch link {
    case .all:
      return CalendarsPage(
        calendars, dayCounts: try book.dayCounts(), unfollowed: unfollowed)
    case .completing(let path):
      return CalendarsPage(
        calendars, dayCounts: try book.dayCounts(), unfollowed: unfollowed,
        completing: PathCompletion(of: path, home: home.path))
    case .calendar(let id):
      guard let calendar = calendars.first(where: { $0.id == id }) else {
        throw DDayError.calendarGone("\(id)")
      }
      return CalendarPage(calendar)
    }
  }

  /// The calendar that the last step has left; nil if that was another step.
  private var unfollowed: FollowedCalendar? {
    if case .unfollowing(let unfollowed)? = history.last { unfollowed.calendar } else { nil }
  }
}
