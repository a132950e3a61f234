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
    let book = DDayBook(in: store)
    let ddays = try book.ddays()
    let groups = Self.groups(of: ddays)
    guard case .day(let id) = link else {
      return DDayEditor(nil, on: today, order: order, zone: now.zone, groups: groups)
    }
    if let dday = ddays.first(where: { $0.id == id }) {
      return DDayEditor(dday, on: today, order: order, zone: now.zone, groups: groups)
    }
    guard let dday = try book.removedDDays().first(where: { $0.id == id }) else {
      throw DDayError.gone(id)
    }
    return DDayEditor(
      dday, on: today, order: order, zone: now.zone, isGone: true, groups: groups)
  }

  /// The groups with the most D-Days, in the order of their names.
  private static func groups(of ddays: [DDay]) -> [String] {
    let counts = Dictionary(ddays.map { ($0.occasion.group, 1) }, uniquingKeysWith: +)
    return counts.filter { !$0.key.isEmpty }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(mostGroups).map(\.key).sorted()
  }

  /// A screen has no room for more.
  private static let mostGroups = 6
}
