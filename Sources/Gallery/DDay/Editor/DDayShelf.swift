import Almanac
import DDays
import FoundationEssentials
import Pages
import Store
import Timelines
import WidgetIntents

/// Makes the editors of D-Days.
struct DDayShelf: PageMaker {
  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var order: DateOrder

  func link(of url: URL) -> DDayLink? { DDayLink(url) }

  func page(behind link: DDayLink) throws -> any Page { try editor(link) }

  /// The editor of a stored, deleted or new D-Day.
  func editor(_ link: DDayLink) throws -> DDayEditor {
    let today = now.zone.civil(at: now.date).day
    guard case .day(let id) = link else { return DDayEditor(nil, on: today, order: order) }
    let book = DDayBook(in: store)
    if let dday = try book.ddays().first(where: { $0.id == id }) {
      return DDayEditor(dday, on: today, order: order)
    }
    guard let dday = try book.removedDDays().first(where: { $0.id == id }) else {
      throw DDayError.gone(id)
    }
    return DDayEditor(dday, on: today, order: order, isGone: true)
  }
}
