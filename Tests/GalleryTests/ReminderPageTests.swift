import Almanac
import System
import Cells
import FoundationEssentials
import Pages
import Kit
import Diary
import Store
import Testing
import Timelines
import Views
import WidgetIntents

@testable import Gallery

/// Plays on the reminders page with a real store.
struct ReminderPageTests {
  private let folder: TestFolder
  private let store: Store
  private let now: Now
  private let room: PageRoom

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
    let date = try WrittenDate("2026-11-21 09:41").date(in: .utc)
    now = Now(date: date, zone: .utc)
    room = PageRoom(columns: 120, rows: 37, date: date, zone: .utc)
  }

  private let history = PageHistory<ReminderStep>()

  private var dependencies: Dependencies {
    let (store, now, history) = (store, now, history)
    var dependencies = GalleryBundle.dependencies()
    dependencies.add(dependency: store)
    dependencies.add(dependency: now)
    dependencies.add(dependency: history)
    dependencies.add(dependency: DateOrder.yearFirst)
    dependencies.add(key: "reminders.list", dependency: "Reminders")
    return dependencies
  }

  func page(_ path: String = "") throws -> ReminderPage {
    let url = try #require(URL(string: "widgetty://reminders\(path)"))
    let page = try Dependencies.$current.withValue(dependencies) {
      try GalleryBundle.pages.page(url)
    }
    return try #require(page as? ReminderPage)
  }

  /// Handles keys; performs what they ask for and has the page follow, as the screen does.
  @discardableResult
  func press(_ keys: Key..., on page: inout ReminderPage) async throws -> PageEffect? {
    var last: PageEffect?
    for key in keys {
      last = try await play(PageEvent(key, by: KeyTable.usual.at(page.place)), on: &page) ?? last
    }
    return last
  }

  func type(_ text: String, on page: inout ReminderPage) async throws {
    for character in text { try await press(Key(character), on: &page) }
  }

  func play(_ event: PageEvent?, on page: inout ReminderPage) async throws -> PageEffect? {
    let effect = event.flatMap { page.handle($0, in: room) }
    switch effect {
    case .run(let intent), .perform(let intent):
      try await Dependencies.$current.withValue(dependencies) { _ = try await intent.perform() }
      page.follow(try self.page())
    case .close, .open, .enter, nil: break
    }
    return effect
  }

  private func titles(_ page: ReminderPage) -> [String] {
    page.list.sections.flatMap { section in
      ["[\(section.id)]"] + section.items.map { page.table[$0]?.item.title ?? "?" }
    }
  }

  func fill() throws {
    let book = ReminderBook(in: store, zone: .utc)
    let home = try book.list(named: "집안일", orMade: "집안일")
    let work = try book.list(named: "회사", orMade: "회사")
    let lines = [
      ("코트 찾기", "어제 18:00", home), ("분리수거", "오늘 20:00", home), ("베란다 정리", "", home),
      ("필터 주문", "내일 9:00", home),
      ("이불", "", home), ("보고서", "내일", work),
    ]
    for (title, due, list) in lines {
      let deadline: Deadline? =
        due == "어제 18:00"
        ? .date(try WrittenDate("2026-11-20 18:00").date(in: .utc))
        : try due.isEmpty ? nil : SpokenDue(words: due, at: now.date, in: .utc).deadline
      try book.add(title, due: deadline, to: list, at: now.date)
    }
  }

  @Test func showsSectionsByDueTime() throws {
    try fill()
    let all = try page()
    #expect(
      titles(all) == [
        "[late]", "코트 찾기", "[today]", "분리수거", "[later]", "필터 주문", "보고서", "베란다 정리", "이불",
      ])
    #expect(all.table.counts[.today] == 2 && all.table.counts[.planned] == 4)
    #expect(all.table.counts[.all] == 6 && all.table.counts[.done] == nil)
    #expect(titles(try page("/list/2")) == ["[later]", "보고서"])
    #expect(try page("/item/4").list.item == "4" && page("/item/4").scope == .list(.init(1)))
    #expect(try page("/item/99").scope == .all && page("/list/99").scope == .all)
  }

  @Test func addsTicksEditsMovesAndRemoves() async throws {
    var page = try page()
    #expect(page.list.sections.isEmpty)
    try await press(Key(.tab), on: &page)
    try await type("치과 모레 오후 2시 !!", on: &page)
    #expect(page.spoken?.title == "치과" && page.isChanged)
    try await press(Key(.enter), on: &page)
    #expect(titles(page) == ["[later]", "치과"] && !page.isChanged)
    let item = try #require(page.table.entries.first?.item)
    #expect(item.priority?.level == 2)
    #expect(item.deadline == .date(try WrittenDate("2026-11-23 14:00").date(in: .utc)))
    #expect(page.table.lists.map(\.name) == ["Reminders"])

    try await press(Key(.escape), Key(" "), on: &page)
    #expect(titles(page) == ["[done]", "치과"] && page.last == "치과")
    try await press(Key("z"), on: &page)
    #expect(titles(page) == ["[later]", "치과"])
    try await press(Key("y"), on: &page)
    #expect(titles(page) == ["[done]", "치과"])
    try await press(Key("z"), Key("n", .control), on: &page)
    try await type("회사", on: &page)
    try await press(Key(.enter), on: &page)
    #expect(page.table.lists.map(\.name) == ["Reminders", "회사"] && page.listName == "회사")

    page.follow(try self.page())
    try await press(Key(.escape), Key("3"), Key(.home), Key(.enter), on: &page)
    #expect(page.list.entry?.text == "치과 2026-11-23 14:00 !! #Reminders")
    try await press(Key("u", .control), on: &page)
    try await type("치과 예약 내일 #회사", on: &page)
    try await press(Key(.enter), on: &page)
    let moved = try #require(page.table.entries.first)
    #expect(moved.item.title == "치과 예약" && moved.item.priority == nil)
    #expect(moved.list == page.table.lists.last?.id && page.place == .list)
    try await press(Key("x"), on: &page)
    #expect(page.table.entries.isEmpty)
    for _ in 0..<4 { try await press(Key("z"), on: &page) }
    #expect(page.table.entries.isEmpty && page.table.lists.count == 1 && page.last == nil)
    for _ in 0..<4 { try await press(Key("y"), on: &page) }
    #expect(page.table.entries.isEmpty && page.last == "치과 예약")
  }

  @Test func ordersByHandWhatIsNotOrderedByDate() async throws {
    try fill()
    var page = try page("/list/1")
    try await press(Key(.end), Key(.up, .shift), on: &page)
    #expect(titles(page).suffix(2) == ["이불", "베란다 정리"] && page.list.item == "5")
    #expect(page.notice == nil)
    try await press(Key(.up, .shift), on: &page)
    #expect(titles(page).suffix(2) == ["이불", "베란다 정리"] && page.notice != nil)
    try await press(Key("z"), on: &page)
    #expect(titles(page).suffix(2) == ["베란다 정리", "이불"])
  }

  @Test func searchesAndTurnsToOtherLists() async throws {
    try fill()
    var page = try page()
    try await press(Key("/"), on: &page)
    try await type("정리", on: &page)
    #expect(titles(page) == ["[later]", "베란다 정리"])
    try await press(Key(.escape), Key("6"), on: &page)
    #expect(titles(page) == ["[later]", "보고서"])
    try await press(Key(.left), on: &page)
    #expect(page.scope == .list(.init(1)))
    try await press(Key("1"), on: &page)
    #expect(titles(page) == ["[late]", "코트 찾기", "[today]", "분리수거"])
  }

  @Test func clicksDoTheSame() async throws {
    try fill()
    var page = try page()
    _ = try await play(ListLink.act("2").url.map(PageEvent.link), on: &page)
    #expect(page.table["2"]?.item.isDone == true)
    _ = try await play(ListLink.press(ReminderPage.undoButton).url.map(PageEvent.link), on: &page)
    #expect(page.table["2"]?.item.isDone == false)
    _ = try await play(ListLink.press(6).url.map(PageEvent.link), on: &page)
    #expect(page.scope == .list(.init(2)))
  }

  @Test func worksOnATodoFile() async throws {
    let path = folder.file("todo.txt")
    let text = "(A) 세금 due:2026-11-30 +집\n\n물 주기 rec:3d due:2026-11-21 h:0\nx 2026-11-20 끝난 일\n우유"
    try folder.write(Data(text.utf8), as: "todo.txt")
    _ = try ReminderBook(in: store, zone: .utc).keep(listNamed: "집", orMade: "집", in: path)
    func contents() throws -> String {
      String(decoding: try TodoFile(path: path).text().bytes, as: UTF8.self)
    }
    var page = try page()
    #expect(titles(page) == ["[today]", "물 주기 h:0", "[later]", "세금 +집", "우유", "[done]", "끝난 일"])
    #expect(page.table.entries.first?.item.priority?.level == 3)
    try await press(Key(.home), Key(" "), on: &page)
    #expect(try contents().hasSuffix("\n우유\n물 주기 rec:3d due:2026-11-24 h:0"))
    try await press(Key("z"), on: &page)
    #expect(try contents() == text)
    page.follow(try self.page())
    try await press(Key(.home), Key(.down), Key(.enter), on: &page)
    #expect(page.list.entry?.text == "세금 +집 2026-11-30 !!!")
    try await press(Key("u", .control), on: &page)
    try await type("세금 내기 내일 9:00 매년", on: &page)
    try await press(Key(.enter), on: &page)
    #expect(try contents().hasPrefix("세금 내기 due:2026-11-22T09:00 rec:+1y\n\n물"))
    try await press(Key("z"), on: &page)
    #expect(try contents() == text)
    try await press(Key(.tab), on: &page)
    try await type("빵 !", on: &page)
    try await press(Key(.enter), Key(.escape), on: &page)
    #expect(try contents() == text + "\n(C) 빵\n" || contents() == text + "\n(C) 빵")
    try await press(Key("z"), on: &page)
    #expect(try contents() == text + "\n")
  }

  @Test func aStepOfAnotherProgramIsNotUndone() async throws {
    try fill()
    var page = try page()
    try await press(Key(.home), Key(" "), on: &page)
    try store.change { _ = try $0.setDone(.init(1), at: nil) }
    await #expect(throws: ReminderError.gone) { try await press(Key("z"), on: &page) }
    #expect(try self.page().last == nil && self.page().table["1"]?.item.isDone == false)
  }

  @Test(arguments: [(120, 37), (80, 21), (40, 9), (30, 7), (20, 3), (1, 1)])
  func fitsEveryRoom(columns: Int, rows: Int) throws {
    try fill()
    let room = PageRoom(columns: columns, rows: rows, date: now.date, zone: .utc)
    var page = try page()
    _ = page.handle(.command(.step(1)), in: room)
    _ = page.handle(.typed("ㅎ"), in: room)
    let plan = ReminderPlan(room, isWriting: true)
    #expect(plan.listRows <= max(1, rows) && plan.lineColumns <= max(2, columns))
  }
}
