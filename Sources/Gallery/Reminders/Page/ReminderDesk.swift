import Almanac
import DDays
import FoundationEssentials
import Pages
import Reminders
import Store
import Timelines
import WidgetIntents

/// Makes the page of all reminders.
struct ReminderDesk: PageMaker {
  @Dependency private var store: Store
  @Dependency private var ticks: Ticks
  @Dependency private var history: ReminderHistory
  @Dependency private var now: Now
  @Dependency private var order: DateOrder
  @Dependency(key: "reminders.list") private var newList: String

  func link(of url: URL) -> ReminderLink? { ReminderLink(url) }

  func page(behind link: ReminderLink) throws -> any Page {
    let (now, order) = (now, order)
    let shelves = try ReminderBook(in: store, zone: now.zone, ticks: ticks)
      .shelves(reading: WatchedFiles.current.follow)
    let table = ReminderTable(shelves, at: now.date, in: now.zone)
    return ReminderPage(
      table, at: link, order: order, newList: newList, last: history.last?.title)
  }
}
