import Almanac
import FoundationEssentials
import Pages
import Reminders

extension ReminderTable {
  static let late = "late"
  static let today = "today"
  static let later = "later"
  static let done = "done"

  /// The sections of a scope in which the title of each reminder has the words.
  func sections(of scope: ReminderScope, with query: String) -> [ItemList.Section] {
    let words = SearchedText.words(of: query)
    let found = entries.filter { entry in
      holds(entry, in: scope) && words.allSatisfy(entry.words.contains)
    }
    let open = found.filter { !$0.item.isDone }.map { (entry: $0, key: key(of: $0.item)) }
    let late = open.filter { $0.entry.item.deadline?.isOver(at: date, in: zone) == true }
    let rest = open.filter { $0.entry.item.deadline?.isOver(at: date, in: zone) != true }
    let today = rest.filter { isDueToday($0.entry.item) }
    let later = rest.filter { !isDueToday($0.entry.item) }
    let named = [(Self.late, late), (Self.today, today), (Self.later, later)]
    let sections = named.filter { !$0.1.isEmpty }.map { id, entries in
      ItemList.Section(id, Self.inOrder(entries))
    }
    let done = found.filter(\.item.isDone)
    guard !done.isEmpty else { return sections }
    let order = done.enumerated().map { (entry: $1, key: ($1.item.doneOrder, -$0)) }
      .sorted { $0.key > $1.key }.map(\.entry.id)
    return sections + [
      ItemList.Section(Self.done, order, canFold: scope != .done && words.isEmpty)
    ]
  }

  /// What sorts an open reminder: when it is due; all without a due time are last.
  func key(of item: ReminderItem) -> Date { item.deadline?.end(in: zone) ?? .distantFuture }

  private static func inOrder(_ entries: [(entry: Entry, key: Date)]) -> [String] {
    entries.enumerated().sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
      .map(\.element.entry.id)
  }

  private func isDueToday(_ item: ReminderItem) -> Bool {
    item.deadline?.day(in: zone) == today
  }

  private func holds(_ entry: Entry, in scope: ReminderScope) -> Bool {
    switch scope {
    case .today:
      entry.item.isDone
        ? entry.item.doneOn == today
        : entry.item.deadline.map { $0.day(in: zone) <= today } ?? false
    case .planned: !entry.item.isDone && entry.item.deadline != nil
    case .all: true
    case .done: entry.item.isDone
    case .list(let id): entry.list == id
    }
  }
}

extension ReminderItem {
  fileprivate var doneOrder: Double {
    doneAt?.timeIntervalSince1970 ?? doneOn.map { Double($0.number) * 86_400 } ?? 0
  }
}
