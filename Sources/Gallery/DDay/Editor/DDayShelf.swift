import Almanac
import DDays
import Intents
import Store
import Timelines

/// Where the D-Days lie that can be edited.
struct DDayShelf {
  @Dependency private var store: Store
  @Dependency private var now: Now

  /// Of a day that is kept, or of a new one.
  func editor(_ link: DDayLink) throws -> DDayEditor {
    let today = now.zone.civil(at: now.date).day
    guard case .day(let id) = link else { return DDayEditor(nil, on: today) }
    guard let dday = try DDayBook(in: store).ddays().first(where: { $0.id == id }) else {
      throw DDayError.gone(id)
    }
    return DDayEditor(dday, on: today)
  }
}
