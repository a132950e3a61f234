import Almanac
import Cells
import FoundationEssentials
import Pages
import Kit
import Diary
import Store
import Testing
import Timelines
import WidgetIntents

@testable import Gallery

/// The page and its model.
struct ModelPlayer {
  private let folder: TestFolder
  private let store: Store
  let room: PageRoom
  let dependencies: Dependencies
  var page: ReminderPage
  var model: ListModel
  var count = 0
  var log: [String] = []

  private static let names = ["Alpha", "Beta"]

  init() throws {
    folder = try TestFolder()
    let store = Store(in: folder.path)
    let date = try WrittenDate("2026-11-21 09:41").date(in: .utc)
    let now = Now(date: date, zone: .utc)
    room = PageRoom(columns: 120, rows: 37, date: date, zone: .utc)
    var dependencies = GalleryBundle.dependencies()
    dependencies.add(dependency: store)
    dependencies.add(dependency: now)
    dependencies.add(dependency: DateOrder.yearFirst)
    dependencies.add(key: "reminders.list", dependency: "Reminders")
    self.dependencies = dependencies
    for name in Self.names {
      _ = try ReminderBook(in: store, zone: .utc).list(named: name, orMade: name)
    }
    model = ListModel(Self.names.map { ListModel.List(name: $0) })
    self.store = store
    page = try Self.page(dependencies)
  }

  static func page(_ dependencies: Dependencies) throws -> ReminderPage {
    try Dependencies.$current.withValue(dependencies) {
      try #require(try ReminderPageMaker().page(behind: .all) as? ReminderPage)
    }
  }

  private var titles: [String] { model.lists.flatMap { $0.items.map(\.title) } }

  /// A step, in words.
  mutating func step(_ random: inout SplitMix) async throws -> String {
    let number = Int.random(in: 0..<15, using: &random)
    let title = titles.randomElement(using: &random)
    switch (number, title) {
    case (0...2, _), (_, nil):
      try await add(to: Int.random(in: 0..<model.lists.count, using: &random))
    case (3, let title?): try await toggle(title)
    case (4, let title?): try await edit(title, in: nil)
    case (5, let title?):
      try await edit(title, in: Int.random(in: 0..<model.lists.count, using: &random))
    case (6, let title?): try await shift(title, by: Bool.random(using: &random) ? 1 : -1)
    case (7, let title?): try await remove(title)
    case (8, _), (9, _): try await press(Key("z"), as: "undo") { $0.undo() }
    case (10, _): try await press(Key("y"), as: "redo") { $0.redo() }
    case (11, _): try await addList()
    case (12, _): try await renameList(Int.random(in: 0..<model.lists.count, using: &random))
    case (13, _): try await removeList(Int.random(in: 0..<model.lists.count, using: &random))
    case (_, let title?): try await search(title, &random)
    }
    return log.suffix(12).joined(separator: "; ")
  }

  private mutating func press(
    _ key: Key, as name: String, _ change: (inout ListModel) -> Void = { _ in }
  ) async throws {
    log.append(name)
    // The page undoes nothing where nothing was done.
    change(&model)
    try await play(key)
  }

  mutating func play(_ key: Key) async throws {
    guard let event = PageEvent(key, by: KeyTable.usual.at(page.place)) else { return }
    try await play(event)
  }

  mutating func play(_ event: PageEvent) async throws {
    switch page.handle(event, in: room) {
    case .run(let intent), .perform(let intent):
      try await Dependencies.$current.withValue(dependencies) { _ = try await intent.perform() }
      page.follow(try Self.page(dependencies))
    case .close, .open, .enter: Issue.record("leaves the page: \(log)")
    case nil: break
    }
  }

  private mutating func write(_ text: String) async throws {
    try await play(Key("u", .control))
    try await play(.paste(text))
    try await play(Key(.enter))
  }

  private mutating func newTitle() -> String {
    count += 1
    return "item\(count)"
  }

  private mutating func add(to list: Int) async throws {
    let title = newTitle()
    log.append("add \(title) to \(list)")
    model.change { $0[list].items.append(ListModel.Item(title: title)) }
    try await play(Key(.tab))
    try await write("\(title) #\(model.lists[list].name)")
    // The line stays open for the next.
    try await play(Key(.tab))
  }

  /// Gives an item the focus; unfolds what is done to find it.
  private mutating func select(_ title: String) async throws {
    let entry = try #require(page.table.entries.first { $0.item.title == title }, "\(log)")
    if entry.item.isDone, page.list.folded.contains(ReminderTable.done) {
      try await play(.link(try #require(ListLink.heading(ReminderTable.done).url)))
    }
    guard page.list.item != entry.id else { return }
    try await play(.link(try #require(ListLink.item(entry.id).url)))
    #expect(page.list.item == entry.id, "\(log)")
  }

  private mutating func toggle(_ title: String) async throws {
    try await select(title)
    log.append("toggle \(title)")
    model.change(title) { $0[$1].isDone.toggle() }
    try await play(Key(" "))
  }

  private mutating func remove(_ title: String) async throws {
    try await select(title)
    log.append("remove \(title)")
    model.change(title) { $0.remove(at: $1) }
    try await play(Key("x"))
  }

  private mutating func edit(_ title: String, in list: Int?) async throws {
    try await select(title)
    let new = newTitle()
    let place = try #require(model.place(of: title)).list
    log.append("edit \(title) to \(new) in \(list ?? place)")
    model.move(title, to: list ?? place, as: new)
    try await play(Key(.enter))
    try await write(new + (list.map { " #\(model.lists[$0].name)" } ?? ""))
  }

  /// Shifts an item past its neighbour of the same list that is open, too; other neighbours keep
  /// their places.
  private mutating func shift(_ title: String, by count: Int) async throws {
    try await select(title)
    log.append("shift \(title) by \(count)")
    let shown = page.list.sections.first { $0.id == ReminderTable.later }?.items ?? []
    let titles = shown.map { page.table[$0]?.item.title ?? "" }
    if let index = titles.firstIndex(of: title), titles.indices.contains(index + count),
      let one = model.place(of: title), let other = model.place(of: titles[index + count]),
      one.list == other.list
    {
      model.change { $0[one.list].items.swapAt(one.item, other.item) }
    }
    try await play(Key(count > 0 ? .down : .up, .shift))
  }

  /// Searches a title, does something to what is found, and ends the search.
  private mutating func search(_ title: String, _ random: inout SplitMix) async throws {
    log.append("search \(title)")
    try await play(Key("/"))
    try await play(.paste(title))
    try await play(Key(.enter))
    if Bool.random(using: &random) { try await toggle(title) }
    try await play(Key(.escape))
    #expect(page.list.query.isEmpty, "\(log)")
  }

  /// Compares the store and the page with the model.
  func check(after steps: String) throws {
    let shelves = try ReminderBook(in: store, zone: .utc).shelves()
    let stored = shelves.map { shelf in
      ListModel.List(
        name: shelf.list.name,
        items: shelf.items.map { ListModel.Item(title: $0.title, isDone: $0.isDone) })
    }
    try #require(stored == model.lists, "\(steps)")
    let shown = page.list.sections.filter { $0.id != ReminderTable.done }.flatMap(\.items)
      .map { page.table[$0]?.item.title ?? "" }
    let open = model.lists.flatMap { $0.items.filter { !$0.isDone } }.map(\.title)
    try #require(shown == open, "\(steps)")
    let done = page.table.counts[.done] ?? 0
    try #require(done == titles.count - open.count, "\(steps)")
  }
}
