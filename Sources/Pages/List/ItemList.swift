/// A list under headings, one row of which has the focus, with a line to add an item and one to search.
///
/// It holds the identities of its items only; the page has the items, and shows them.
package struct ItemList: Hashable, Sendable {
  package typealias ID = String

  /// Items under a heading.
  package struct Section: Hashable, Sendable {
    package let id: ID
    package let items: [ID]
    package let canFold: Bool
    /// Whether a heading stands above the items.
    package let hasHeading: Bool

    package init(_ id: ID, _ items: [ID], canFold: Bool = false, hasHeading: Bool = true) {
      (self.id, self.items, self.canFold, self.hasHeading) = (id, items, canFold, hasHeading)
    }
  }

  /// A row that can have the focus.
  package enum Row: Hashable, Sendable {
    case item(ID)
    /// The heading of a section that folds.
    case heading(ID)
  }

  /// Where keys go.
  package enum Focus: Hashable, Sendable {
    case rows, entry, search
  }

  package private(set) var sections: [Section] = []
  package private(set) var folded: Set<ID>
  /// The rows that can have the focus, from top to bottom.
  private(set) var index = ListIndex()
  package private(set) var focus = Focus.rows
  /// The focused row; nil if there is none.
  package private(set) var row: Row?
  /// What is entered; nil if nothing can be added.
  package private(set) var entry: TextEntry?
  package private(set) var search: TextEntry
  /// The first visible line.
  private(set) var top = 0

  /// Creates an empty list. The sections to fold at first need not be there yet.
  package init(folding folded: Set<ID> = [], entryLimit: Int? = nil, searchLimit: Int = 100) {
    self.folded = folded
    entry = entryLimit.map { TextEntry(limit: $0) }
    search = TextEntry(limit: searchLimit)
  }

  /// Which keys work now.
  package var place: KeyScope { focus == .rows ? .list : .line }

  /// Whether leaving concerns a part of the list, such as a search, rather than the page.
  package var takesLeaving: Bool { focus != .rows || !search.characters.isEmpty }

  /// The words that are searched; empty if nothing is.
  package var query: String { search.text }

  /// The focused item; nil if there is none.
  package var item: ID? { if case .item(let id) = row { id } else { nil } }

  /// Shows other sections. The focus stays on its row or, if that is gone, on the one in its place.
  package mutating func show(_ sections: [Section]) {
    let before = row.flatMap(index.number) ?? 0
    self.sections = sections
    makeIndex()
    if row.flatMap(index.number) == nil { row = index[before] ?? index[index.count - 1] }
  }

  /// Moves the focus to an item, if it is there; unfolds its section.
  package mutating func select(_ item: ID) {
    guard let section = sections.first(where: { $0.items.contains(item) }) else { return }
    if folded.remove(section.id) != nil { makeIndex() }
    (row, focus) = (.item(item), .rows)
  }

  /// Gives the first item the focus among the rows; keys go on going where they went.
  package mutating func selectFirst() {
    if let first = sections.first?.items.first { row = .item(first) }
  }

  private mutating func makeIndex() { index = ListIndex(of: sections, folded: folded) }

  mutating func turn(to focus: Focus) {
    if focus != .entry || entry != nil { self.focus = focus }
  }

  mutating func move(to row: Row) {
    if index.number(of: row) != nil { (self.row, focus) = (row, .rows) }
  }

  mutating func fold(_ section: ID, _ isFolded: Bool) {
    guard sections.contains(where: { $0.id == section && $0.canFold }) else { return }
    if isFolded { folded.insert(section) } else { folded.remove(section) }
    makeIndex()
    row = .heading(section)
  }

  mutating func changeText(_ change: (inout TextEntry) -> Void) {
    switch focus {
    case .entry: entry.change(change)
    case .search: change(&search)
    case .rows: break
    }
  }

  /// Takes what was entered, and leaves the line empty.
  mutating func takeEntry() -> String? {
    guard let text = entry?.text, !text.allSatisfy(\.isWhitespace) else { return nil }
    entry = entry.map { TextEntry(limit: $0.limit) }
    return text
  }

  /// Puts a text in the line where items are entered, and the focus there.
  package mutating func write(_ text: String) {
    entry = entry.map { TextEntry(text, limit: $0.limit) }
    turn(to: .entry)
  }

  /// Empties the line for entries.
  package mutating func clearEntry() {
    entry = entry.map { TextEntry(limit: $0.limit) }
  }

  /// Turns from the line back to the rows.
  package mutating func leaveEntry() {
    if focus == .entry { focus = .rows }
  }

  /// Searches nothing any more.
  package mutating func endSearch() {
    search = TextEntry(limit: search.limit)
  }

  /// Scrolls by as little as shows the focus in so many rows.
  mutating func scroll(in rows: Int, density: ListDensity) {
    top = ListWindow(of: self, rows: rows, density: density).top
  }
}

extension Optional {
  fileprivate mutating func change(_ change: (inout Wrapped) -> Void) {
    guard var value = self else { return }
    change(&value)
    self = value
  }
}

extension ItemList {
  /// Handles an event in a list with so many visible rows; returns what the user asks for, if
  /// anything.
  package mutating func handle(
    _ event: PageEvent, rows: Int, columns: Int, density: ListDensity = .usual
  ) -> ListRequest? {
    defer { scroll(in: rows, density: density) }
    switch event {
    case .command(let command):
      let visible = density == .airy ? rows / 2 : rows
      return focus == .rows
        ? handle(command, rows: visible) : handle(command, inLineOf: columns)
    case .typed(let character): return insert(String(character))
    case .paste(let text): return insert(text)
    case .scroll(let count):
      move(by: count)
      return nil
    case .link(let url): return ListLink(url).flatMap { click($0) }
    }
  }

  private mutating func insert(_ text: String) -> ListRequest? {
    changeText { $0.insert(text) }
    return focus == .search ? .search : nil
  }

  /// A first click selects an item, another one opens it.
  private mutating func click(_ link: ListLink) -> ListRequest? {
    switch link {
    case .item(let id):
      let isSelected = focus == .rows && item == id
      move(to: .item(id))
      return isSelected ? .open(id) : nil
    case .act(let id):
      move(to: .item(id))
      return .act(id)
    case .heading(let id): fold(id, !folded.contains(id))
    case .entry: turn(to: .entry)
    case .enter:
      turn(to: .entry)
      return enter(closes: false)
    case .search: turn(to: .search)
    case .press(let number): return .press(number)
    }
    return nil
  }

  private mutating func handle(_ command: KeyCommand, rows: Int) -> ListRequest? {
    switch command {
    case .move(.up): move(by: -1)
    case .move(.down): move(by: 1)
    case .move(let direction): return turn(direction == .left ? -1 : 1)
    case .turnPage(let count): move(by: count * max(1, rows - 1))
    case .first: index[0].map { move(to: $0) }
    case .last: index[index.count - 1].map { move(to: $0) }
    case .step: turn(to: .entry)
    case .find: turn(to: .search)
    case .leave:
      endSearch()
      return .search
    case .open, .act: return press(command)
    case .remove: return item.map { .remove($0) }
    case .shift(let count): return item.map { .shift($0, count) }
    case .undo: return .undo
    case .redo: return .redo
    case .configure: return .configure
    case .reload: return .reload
    case .press(let number): return .press(number)
    case .beginAnother:
      guard entry != nil else { return .beginAnother }
      turn(to: .entry)
    default: break
    }
    return nil
  }

  private mutating func press(_ command: KeyCommand) -> ListRequest? {
    switch row {
    case .item(let id)?: return command == .open ? .open(id) : .act(id)
    case .heading(let id)?: fold(id, !folded.contains(id))
    case nil: break
    }
    return nil
  }

  /// Folds or unfolds the focused heading; elsewhere turns to another list.
  private mutating func turn(_ count: Int) -> ListRequest? {
    guard case .heading(let id) = row else { return .turn(count) }
    fold(id, count < 0)
    return nil
  }

  private mutating func move(by count: Int) {
    guard let number = row.flatMap(index.number) else { return }
    index[max(0, min(number + count, index.count - 1))].map { move(to: $0) }
  }

  private mutating func handle(
    _ command: KeyCommand, inLineOf columns: Int
  ) -> ListRequest? {
    var isTaken = false
    if !command.leavesLine { changeText { isTaken = $0.handle(command, columns: columns) } }
    guard !isTaken else { return focus == .search ? .search : nil }
    switch command {
    case .open, .save: return enter(closes: command == .save)
    case .step, .move: turn(to: .rows)
    case .leave:
      let isSearch = focus == .search
      turn(to: .rows)
      guard isSearch else { return nil }
      endSearch()
      return .search
    default: break
    }
    return nil
  }

  private mutating func enter(closes: Bool) -> ListRequest? {
    guard focus == .entry, let text = takeEntry() else {
      turn(to: .rows)
      return nil
    }
    return .enter(text, closes: closes)
  }
}

extension KeyCommand {
  fileprivate var leavesLine: Bool {
    switch self {
    case .open, .save, .leave, .step, .move(.up), .move(.down): true
    default: false
    }
  }
}

extension ItemList {
  /// What a command does where something is searched, in place of what it does elsewhere; nil if that is
  /// the same.
  package func nameInSearch(of command: KeyCommand) -> String? {
    focus == .search && command == .open ? "list.found" : nil
  }

  /// Whether a command does something where the focus is: a search has nothing to keep.
  package func offers(_ command: KeyCommand) -> Bool { focus != .search || command != .save }
}
