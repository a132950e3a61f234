import Almanac
import Diary
import FoundationEssentials
import Pages
import Store
import Views

/// All reminders as they were read, and how many are where.
struct ReminderTable: Hashable {
  struct Entry: Hashable {
    let id: String
    let item: ReminderItem
    let list: ReminderList.ID
    /// The title and the note.
    let words: SearchedText
    /// Whether lists don't show it, for now or ever.
    let isHidden: Bool
  }

  let lists: [ReminderList]
  let entries: [Entry]
  /// Why a list can't be read or changed; nil if all can.
  let fault: AgendaFault?
  /// The day and date for which it holds.
  let date: Date
  let zone: Zone
  private(set) var counts: [ReminderScope: Int] = [:]
  private let places: [String: Int]

  init(_ shelves: [Shelf], at date: Date, in zone: Zone) {
    (lists, self.date, self.zone) = (shelves.map(\.list), date, zone)
    fault = shelves.lazy.compactMap(\.fault).first.map(AgendaFault.file)
    let today = zone.civil(at: date).day
    let entries = shelves.flatMap { shelf in
      shelf.items.map { item in
        Entry(
          id: item.id.description, item: item, list: shelf.list.id,
          words: SearchedText("\(item.title)\n\(item.note)"),
          isHidden: !item.isShown(on: today))
      }
    }
    self.entries = entries
    places = Dictionary(
      entries.indices.map { (entries[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in entries {
      for scope in scopes(of: entry) { counts[scope, default: 0] += 1 }
    }
  }

  subscript(id: String) -> Entry? { places[id].map { entries[$0] } }

  /// The scopes that count an entry: each list counts what is open.
  private func scopes(of entry: Entry) -> [ReminderScope] {
    if entry.isHidden { return [] }
    guard !entry.item.isDone else { return [.done] }
    let isDue = entry.item.deadline.map { $0.day(in: zone) <= today } ?? false
    return [.all, .list(entry.list)] + (isDue ? [.today] : [])
      + (entry.item.deadline == nil ? [] : [.planned])
  }

  var today: CivilDay { zone.civil(at: date).day }

  /// The scopes in the order in which keys turn to them.
  var scopes: [ReminderScope] {
    ReminderScope.groups + lists.map { .list($0.id) }
  }

  /// The next date at which something is overdue, or the next midnight.
  var end: Date? {
    let midnight = zone.end(of: .day, at: date)
    let due = entries.lazy.filter { !$0.item.isDone && !$0.isHidden }.compactMap {
      $0.item.deadline?.end(in: zone)
    }
    .filter { $0 > date }.min()
    return [midnight, due].compactMap(\.self).min()
  }
}

extension ReminderTable {
  /// The line on which a reminder is written anew: its title and all that is said of it.
  func line(of entry: Entry) -> String {
    let due = entry.item.deadline.map {
      $0.written(in: zone).split(separator: "T").joined(separator: " ")
    }
    let list = lists.count > 1 ? lists.first { $0.id == entry.list }?.tag : nil
    return [
      entry.item.title, due, entry.item.repetition?.tag, entry.item.priority?.sign,
      list,
    ].compactMap(\.self).joined(separator: " ")
  }
}

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

/// The reminders in sections, or an invitation if there are none.
struct ReminderRows: View {
  let page: ReminderPage
  let columns: Int
  let rows: Int
  let date: Date

  var body: some View {
    if page.list.sections.isEmpty {
      Text(page.isSearching ? "reminders.page.nothing" : "reminders.page.empty")
        .foregroundStyle(.secondary)
        .frame(width: .columns(columns), height: .rows(rows), alignment: .topLeading)
    } else {
      ListView(page.list, columns: columns, rows: rows) { id, _ in
        heading(id)
      } row: { id, isFocused in
        if let entry = page.table[id] {
          ReminderRow(page: page, entry: entry, isFocused: isFocused)
        }
      }
    }
  }

  private func heading(_ id: ItemList.ID) -> some View {
    HStack(spacing: 8) {
      switch id {
      case ReminderTable.late: Text("reminders.page.late").bold().foregroundStyle(Color("Late"))
      case ReminderTable.today: Text("reminders.page.today").bold()
      case ReminderTable.later: Text("reminders.page.later").bold()
      case ReminderTable.hidden: Text("reminders.page.hidden").foregroundStyle(.secondary)
      default: Text("reminders.page.done").foregroundStyle(.secondary)
      }
      Text(verbatim: "\(page.list.sections.first { $0.id == id }?.items.count ?? 0)")
        .foregroundStyle(.secondary)
    }
  }
}

/// A reminder on one row: its circle, priority, title, note and due time.
struct ReminderRow: View {
  let page: ReminderPage
  let entry: ReminderTable.Entry
  let isFocused: Bool

  private var item: ReminderItem { entry.item }

  var body: some View {
    HStack(spacing: 0) {
      Pressable(.act(entry.id)) {
        Image(systemName: item.isDone ? "circle.fill" : "circle")
          .foregroundStyle(isLate ? Color("Late") : page.color(of: entry.list))
          .widgetAccentable()
          .padding(.horizontal, 8)
      }
      .fixedSize()
      if let due {
        ViewThatFits(in: .horizontal) {
          row(due.time(isDone: item.isDone), hasNote: true)
          row(due.time(isDone: item.isDone), hasNote: false)
          row(due.briefText(isDone: item.isDone), hasNote: false)
          title.padding(.trailing, 8)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        ViewThatFits(in: .horizontal) {
          row(EmptyView(), hasNote: true)
          row(EmptyView(), hasNote: false)
        }
      }
    }
  }

  private var due: DueTime? {
    item.deadline.map { DueTime($0, at: page.table.date, in: page.table.zone) }
  }

  private var isLate: Bool { !item.isDone && due?.isOver == true }

  private func row(_ due: some View, hasNote: Bool) -> some View {
    HStack(spacing: 8) {
      title.frame(idealWidth: hasNote ? nil : 80, alignment: .leading)
      if hasNote, let note = item.note.split(whereSeparator: \.isNewline).first {
        Text(verbatim: String(note)).foregroundStyle(.secondary)
      }
      Spacer(minLength: 8)
      if item.repetition != nil { Image(systemName: "arrow.clockwise").foregroundStyle(.secondary) }
      due
    }
    .padding(.trailing, 8)
  }

  private var title: some View {
    HStack(spacing: 8) {
      if let priority = item.priority, !item.isDone {
        Text(verbatim: priority.sign).foregroundStyle(.orange).fixedSize()
      }
      Text(verbatim: item.title)
        .fontWeight(isFocused ? .bold : .regular)
        .strikethrough(item.isDone)
        .foregroundStyle(item.isDone ? .secondary : .primary)
    }
  }
}
