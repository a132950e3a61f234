import DDays
import Store
import Timelines
import WidgetIntents

/// Gives a calendar that is followed another name, and its D-Days another group.
struct EditCalendarIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.calendar"

  @Parameter(title: "dday.calendar")
  var number: Int

  @Parameter(title: "dday.calendar.name")
  var name: String

  @Parameter(title: "dday.calendar.group")
  var group: String

  @Dependency private var store: Store
  @Dependency private var now: Now

  init() {}

  init(_ id: FollowedCalendar.ID, name: String, group: String) {
    (number, self.name, self.group) = (id.number, name, group)
  }

  func perform() async throws -> some IntentResult {
    let book = CalendarBook(in: store, zone: now.zone)
    try book.edit(FollowedCalendar.ID(number), name: name, group: group)
    book.catchUp(at: now.date)
    return .result()
  }
}
