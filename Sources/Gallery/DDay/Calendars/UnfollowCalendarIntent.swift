import DDays
import Store
import Timelines
import WidgetIntents

/// Follows a calendar no longer, and removes its D-Days.
struct UnfollowCalendarIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.calendars.unfollow"

  @Parameter(title: "dday.calendar")
  var number: Int

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var history: PageHistory<DayChange>

  init() {}

  init(_ id: FollowedCalendar.ID) {
    number = id.number
  }

  func perform() async throws -> some IntentResult {
    let book = CalendarBook(in: store, zone: now.zone)
    history.note(.unfollowing(try book.unfollow(FollowedCalendar.ID(number))))
    return .result()
  }
}
