import Almanac
import DDays
import System
import FoundationEssentials
import Pages
import Diary
import Store
import Timelines
import WidgetIntents

/// Makes the page of all reminders, and the settings of a list.
struct ReminderPageMaker: PageMaker {
  @Dependency private var store: Store
  @Dependency private var ticks: Ticks
  @Dependency private var history: PageHistory<ReminderStep>
  @Dependency private var now: Now
  @Dependency private var order: DateOrder
  @Dependency private var home: HomeFolder
  @Dependency private var offer: NotifyOffer
  @Dependency(key: "reminders.list") private var newList: String

  func link(of url: URL) -> ReminderLink? { ReminderLink(url) }

  func page(behind link: ReminderLink) throws -> any Page {
    switch link {
    case .settings(let id): return try settings(of: id)
    case .completing(let id, let path):
      return try settings(of: id, completing: PathCompletion(of: path, home: home.path))
    case .all, .list, .item: return try reminders(at: link)
    }
  }

  private func settings(
    of id: ReminderList.ID, completing completion: PathCompletion? = nil
  ) throws -> ReminderListPage {
    let shelf = try ReminderBook(in: store, zone: now.zone).shelves(of: id).first
    guard let shelf else { throw ReminderError.gone }
    return ReminderListPage(shelf.list, count: shelf.items.count, completing: completion)
  }

  private func reminders(at link: ReminderLink) throws -> ReminderPage {
    let (now, order) = (now, order)
    let book = ReminderBook(in: store, zone: now.zone, ticks: ticks)
    // A store that takes no changes still has a page.
    try? Introduction.current?.keepReminders(in: book)
    let shelves =
      try book
      .shelves(reading: WatchedFiles.current.follow)
    let table = ReminderTable(shelves, at: now.date, in: now.zone)
    return ReminderPage(
      table, at: link, order: order, newList: newList, last: history.last?.title,
      isOffered: offer.isOpen)
  }
}
