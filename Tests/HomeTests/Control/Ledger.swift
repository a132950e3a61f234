import System
import Timelines
import Views
import WidgetIntents

/// A list of items, each done or not, and a widget with a toggle for each.
final class Ledger: Sendable {
  struct Item: Hashable, Sendable {
    let name: String
    var isDone = false
  }

  private let list: LockedValue<[Item]>

  init(_ names: [String]) {
    list = LockedValue(names.map { Item(name: $0) })
  }

  var items: [Item] { list.withLock(\.self) }

  func change(_ change: @Sendable (inout [Item]) -> Void) {
    list.withLock { change(&$0) }
  }

  /// Performs a tap.
  func flip(_ name: String) {
    change { items in
      for index in items.indices where items[index].name == name { items[index].isDone.toggle() }
    }
  }

  func kind(_ id: String = "list") -> WidgetKind {
    WidgetKind(
      id: id, name: id, families: WidgetFamily.allCases,
      placeholder: { Face(archiving: LedgerView(items: [Item(name: "waits")]), in: $1) },
      timeline: { _, context in
        let entries = [LedgerEntry(date: context.date, items: self.items)]
        return AnyTimeline(Timeline(entries: entries, policy: .never)) { entry, environment in
          Face(archiving: LedgerView(items: entry.items), in: environment)
        }
      })
  }
}
