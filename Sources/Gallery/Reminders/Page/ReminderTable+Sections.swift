import Almanac
import FoundationEssentials
import Pages
import Diary

extension ReminderTable {
  static let late = "late"
  static let today = "today"
  static let later = "later"
  static let done = "done"
  static let hidden = "hidden"

  /// The sections of a scope in which the title of each reminder has the words.
  func sections(of scope: ReminderScope, with query: String) -> [ItemList.Section] {
    let words = SearchedText.words(of: query)
    let found = entries.filter { entry in
      holds(entry, in: scope) && words.allSatisfy(entry.words.contains)
    }
    return [
      openSections(of: found.filter { !$0.item.isDone && !$0.isHidden }),
      doneSection(of: found.filter { $0.item.isDone && !$0.isHidden }, isAlone: scope == .done),
      hiddenSection(of: found.filter(\.isHidden)),
    ].flatMap(\.self).map { section in
      // What is searched is seen.
      words.isEmpty ? section : ItemList.Section(section.id, section.items)
    }
  }

  private func openSections(of found: [Entry]) -> [ItemList.Section] {
    let open = found.map { (entry: $0, key: key(of: $0.item)) }
    let late = open.filter { $0.entry.item.deadline?.isOver(at: date, in: zone) == true }
    let rest = open.filter { $0.entry.item.deadline?.isOver(at: date, in: zone) != true }
    let today = rest.filter { isDueToday($0.entry.item) }
    let later = rest.filter { !isDueToday($0.entry.item) }
    let named = [(Self.late, late), (Self.today, today), (Self.later, later)]
    return named.filter { !$0.1.isEmpty }.map { id, entries in
      ItemList.Section(id, Self.inOrder(entries))
    }
  }

  private func doneSection(of found: [Entry], isAlone: Bool) -> [ItemList.Section] {
    let order = found.enumerated().map { (entry: $1, key: ($1.item.doneOrder, -$0)) }
      .sorted { $0.key > $1.key }.map(\.entry.id)
    return order.isEmpty ? [] : [ItemList.Section(Self.done, order, canFold: !isAlone)]
  }

  /// What begins later, first what begins first, and then what always stays hidden.
  private func hiddenSection(of found: [Entry]) -> [ItemList.Section] {
    let order = found.enumerated().sorted {
      let (one, other) = ($0.element.item.beginning, $1.element.item.beginning)
      return one == other ? $0.offset < $1.offset : one < other
    }
    return found.isEmpty
      ? [] : [ItemList.Section(Self.hidden, order.map(\.element.id), canFold: true)]
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
    case .today, .planned, .done: !entry.isHidden && belongs(entry.item, in: scope)
    case .all: true
    case .list(let id): entry.list == id
    }
  }

  private func belongs(_ item: ReminderItem, in group: ReminderScope) -> Bool {
    switch group {
    case .today:
      item.isDone
        ? item.doneOn == today
        : item.deadline.map { $0.day(in: zone) <= today } ?? false
    case .planned: !item.isDone && item.deadline != nil
    case .done: item.isDone
    case .all, .list: true
    }
  }
}

extension ReminderItem {
  /// The number of the day on which it is no longer hidden.
  fileprivate var beginning: Int { isHidden ? .max : start?.number ?? .max }

  fileprivate var doneOrder: Double {
    doneAt?.timeIntervalSince1970 ?? doneOn.map { Double($0.number) * 86_400 } ?? 0
  }
}
