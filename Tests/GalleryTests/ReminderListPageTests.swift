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

/// Renames, moves, deletes and adds lists of reminders on a real store.
struct ReminderListPageTests {
  private let folder: TestFolder
  private let store: Store
  private let book: ReminderBook
  private let room: PageRoom
  private let dependencies: Dependencies

  init() throws {
    folder = try TestFolder()
    let store = Store(in: folder.path)
    self.store = store
    let date = try WrittenDate("2026-11-21 09:41").date(in: .utc)
    book = ReminderBook(in: store, zone: .utc)
    room = PageRoom(columns: 120, rows: 37, date: date, zone: .utc)
    var dependencies = GalleryBundle.dependencies(home: folder.path)
    dependencies.add(dependency: store)
    dependencies.add(dependency: Now(date: date, zone: .utc))
    dependencies.add(dependency: DateOrder.yearFirst)
    dependencies.add(key: "reminders.list", dependency: "Reminders")
    self.dependencies = dependencies
    let home = try book.list(named: "Home", orMade: "")
    for title in ["one", "two", "three"] { try book.add(title, to: home, at: date) }
    try book.add("report", to: book.list(named: "Work", orMade: ""), at: date)
  }

  private func page<Shown: Page>(_ path: String, as type: Shown.Type = Shown.self) throws -> Shown {
    let url = try #require(URL(string: "widgetty://reminders\(path)"))
    let page = try Dependencies.$current.withValue(dependencies) {
      try GalleryBundle.pages.page(url)
    }
    return try #require(page as? Shown)
  }

  private func perform(_ effect: PageEffect?) async throws {
    switch effect {
    case .run(let intent), .perform(let intent):
      try await Dependencies.$current.withValue(dependencies) { _ = try await intent.perform() }
    default: Issue.record("nothing is to be done")
    }
  }

  private func write(
    _ text: String, to question: ReminderListPage.Question, of page: inout ReminderListPage
  ) throws {
    _ = page.handle(.link(try #require(URL(string: "form:\(question.rawValue)"))), in: room)
    _ = page.press(Key("u", .control), in: room)
    _ = page.handle(.paste(text), in: room)
  }

  /// The lists with the titles of their reminders.
  private var lists: [String] {
    get throws {
      try book.shelves().map { "\($0.list.name): \($0.items.map(\.title).joined(separator: " "))" }
    }
  }

  private let all = ["Home: one two three", "Work: report"]

  private func undo() async throws {
    var page = try page("", as: ReminderPage.self)
    try await perform(page.press(Key("z"), in: room))
  }

  @Test func isReachedFromAListByKeysAndMouse() throws {
    var page = try page("/list/2", as: ReminderPage.self)
    #expect(page.offers(.configure))
    for event in [PageEvent.command(.configure), .link(try #require(ListLink.press(6).url))] {
      guard case .enter(let url)? = page.handle(event, in: room) else {
        Issue.record("\(event) leads nowhere")
        return
      }
      #expect(ReminderLink(url) == .settings(.init(2)))
    }
    _ = page.press(Key("3"), in: room)
    #expect(page.scope == .all && !page.offers(.configure))
    #expect(page.press(Key("3"), in: room) == nil)
  }

  @Test func renames() async throws {
    var page = try page("/list/1/settings", as: ReminderListPage.self)
    #expect(!page.isChanged)
    try write("House ", to: .name, of: &page)
    try await perform(page.press(Key("s", .control), in: room))
    #expect(try lists == ["House: one two three", "Work: report"])
    try await undo()
    #expect(try lists == all)
  }

  @Test func refusesNamesThatSayNothingOrStandForAnother() async throws {
    var page = try page("/list/1/settings", as: ReminderListPage.self)
    try write(" ", to: .name, of: &page)
    #expect(page.press(Key("s", .control), in: room) == nil)
    try write("work", to: .name, of: &page)
    let effect = page.press(Key("s", .control), in: room)
    await #expect(throws: ReminderError.listNamed("work")) { try await perform(effect) }
    try write("a/b", to: .file, of: &page)
    #expect(page.press(Key("s", .control), in: room) == nil)
    #expect(try lists == all)
  }

  @Test func isStoredInAFileAndBackAgain() async throws {
    var page = try page("/list/2/settings", as: ReminderListPage.self)
    try folder.write(Data("(A) milk\n".utf8), as: "todo.txt")
    try write("~/to", to: .file, of: &page)
    guard case .open(let url)? = page.press(Key(.tab), in: room) else {
      Issue.record("nothing is completed")
      return
    }
    let path = String(url.absoluteString.dropFirst("widgetty://reminders".count))
    page.follow(try self.page(path))
    try await perform(page.press(Key("s", .control), in: room))
    #expect(try lists == ["Home: one two three", "Work: milk"])
    #expect(try book.lists()[1].path == folder.file("todo.txt"))
    try await undo()
    #expect(try lists == all)
  }

  @Test func deletesWhenAskedTwiceAndUndoes() async throws {
    var page = try page("/list/1/settings", as: ReminderListPage.self)
    let button = PageEvent.link(try #require(URL(string: "form:remove")))
    #expect(page.handle(button, in: room) == nil)
    #expect(page.settings.form["remove"]?.label == "reminders.list-page.remove.with \(3)")
    _ = page.press(Key(.up), in: room)
    #expect(page.handle(button, in: room) == nil)
    try await perform(page.handle(button, in: room))
    #expect(try lists == ["Work: report"])
    try await undo()
    #expect(try lists == all)
  }

  @Test func doesNotTakeAwayWhatOthersAdd() async throws {
    var page = try page("", as: ReminderPage.self)
    _ = page.press(Key("n", .control), in: room)
    for letter in "New" { _ = page.press(Key(letter), in: room) }
    try await perform(page.press(Key(.enter), in: room))
    page.follow(try self.page(""))
    #expect(page.listName == "New" && page.last == "New")
    let list = try #require(try book.list(named: "New"))
    try book.add("by another", to: list, at: room.date)
    await #expect(throws: ReminderError.listChanged("New")) { try await undo() }
    #expect(try lists == all + ["New: by another"])
  }
}
