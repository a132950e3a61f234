import Almanac
import Cells
import DDays
import FoundationEssentials
import Pages
import Kit
import Store
import Testing
import Timelines
import WidgetIntents

@testable import Gallery

extension DDayEditor {
  mutating func handle(_ event: PageEvent) -> PageEffect? {
    handle(event, in: Self.room)
  }

  mutating func press(_ key: Key) -> PageEffect? { press(key, in: Self.room) }

  private static let room = PageRoom(columns: 80, rows: 24, date: .distantPast, zone: .utc)
}

/// Checks the form and the saved result.
struct DDayEditorTests {
  let folder: TestFolder
  let store: Store
  let book: DDayBook
  let today: CivilDay

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
    book = DDayBook(in: store)
    today = try #require(CivilDay(year: 2026, month: 11, day: 21))
  }

  func keep(_ editor: inout DDayEditor) async throws {
    guard case .perform(let intent)? = editor.press(Key("s", .control)) else {
      Issue.record("nothing is to be kept")
      return
    }
    try await perform(intent)
  }

  private func perform(_ intent: any AppIntent) async throws {
    var dependencies = GalleryBundle.dependencies()
    dependencies.add(dependency: store)
    dependencies.add(
      dependency: Now(date: Zone.utc.startOfDay(today), zone: .utc))
    dependencies.add(dependency: DateOrder.yearFirst)
    try await Dependencies.$current.withValue(dependencies) { _ = try await intent.perform() }
  }

  func type(_ texts: [(DDayQuestion, String)], into editor: inout DDayEditor) throws {
    for (question, text) in texts {
      let link = try #require(URL(string: "form:\(question.id)"))
      _ = editor.handle(.link(link))
      _ = editor.press(Key("u", .control))
      _ = editor.handle(.paste(text))
    }
  }

  func click(_ link: String, in editor: inout DDayEditor) throws -> PageEffect? {
    editor.handle(.link(try #require(URL(string: "form:\(link)"))))
  }

  @Test func keepsANewDay() async throws {
    var editor = DDayEditor(nil, on: today)
    #expect(!editor.isChanged)
    try type([(.title, "생일"), (.date, "음력 8월 15일"), (.group, "가족")], into: &editor)
    #expect(editor.form[DDayQuestion.lunar.id]?.answer == .toggle(true))
    _ = try click("pin", in: &editor)
    #expect(editor.isChanged)
    try await keep(&editor)
    let occasion = try #require(try book.ddays().first?.occasion)
    #expect((occasion.title, occasion.group, occasion.isPinned) == ("생일", "가족", true))
    let lunar = try #require(LunarAnniversary(month: 8, day: 15))
    #expect(occasion.rule.recurrence == .lunarYearly(lunar))
  }

  @Test func keepsOnlyWhatHasChanged() async throws {
    let start = try #require(CivilDay(year: 2024, month: 2, day: 29))
    let dday = try book.add(
      Occasion(
        title: "Leap", rule: DayRule(start: start, recurrence: .yearly, missingDay: .next),
        group: "work", note: "one\ntwo"))
    var editor = DDayEditor(dday, on: today)
    #expect(!editor.isChanged)
    try type([(.title, "Leap day")], into: &editor)
    _ = try book.edit(dday.id) { $0.note = "of another" }
    try await keep(&editor)
    var expected = dday.occasion
    (expected.title, expected.note) = ("Leap day", "of another")
    #expect(try book.ddays().map(\.occasion) == [expected])
  }

  /// No choice names every other week, and no field shows what is left out.
  @Test func keepsHowAnImportedDayRepeats() async throws {
    let gap = today.advanced(by: 28)
    let rule = DayRule(start: today, recurrence: .days(14), gaps: [gap])
    let dday = try book.add(Occasion(title: "Club", rule: rule))
    var editor = DDayEditor(dday, on: today)
    #expect(!editor.isChanged)
    #expect(editor.occasion?.rule.recurrence == .days(14))
    _ = try click("recurrence:2", in: &editor)
    #expect(editor.occasion?.rule.recurrence == .weekly)
    _ = try click("recurrence:5", in: &editor)
    try type([(.title, "Chess club")], into: &editor)
    try await keep(&editor)
    #expect(try book.ddays().map(\.occasion.rule) == [rule])
  }

  @Test func readsNumbersInTheOrderOfItsUser() throws {
    for (order, expected) in [(DateOrder.dayFirst, "2027-02-01"), (.yearFirst, "2027-01-02")] {
      var editor = DDayEditor(nil, on: today, order: order)
      try type([(.date, "1.2.")], into: &editor)
      #expect(editor.occasion?.rule.start.description == expected)
    }
  }

  @Test func saysTheDayOfALunarOneInItsCalendar() throws {
    let spoken = try SpokenDay(words: "음력 2023년 윤2월 10일", today: today)
    let lunar = try #require(spoken.lunar)
    let dday = try book.add(
      Occasion(
        title: "", rule: DayRule(start: spoken.day, recurrence: .lunarYearly(lunar))))
    let editor = DDayEditor(dday, on: today)
    #expect(!editor.isChanged)
    #expect(editor.occasion?.rule == dday.occasion.rule)
  }

  @Test func keepsTheDayThatIsShown() async throws {
    var editor = DDayEditor(nil, on: today.advanced(by: -1))
    try type([(.title, "Trip"), (.date, "tomorrow")], into: &editor)
    let shown = try #require(editor.occasion?.rule.start)
    try await keep(&editor)
    #expect(try book.ddays().map(\.occasion.rule.start) == [shown])
    #expect(shown == today)
  }

  @Test func isUnchangedWhateverItCannotShow() throws {
    let dday = try book.add(
      Occasion(title: "Evil\u{1B}]0;x\u{7}", rule: DayRule(start: today)))
    #expect(!DDayEditor(dday, on: today).isChanged)
  }

  @Test func savesNothingWithoutADay() throws {
    var editor = DDayEditor(nil, on: today)
    for words in ["", "someday", "2026-02-30", "음력 13월 1일"] {
      try type([(.title, "Trip"), (.date, words)], into: &editor)
      let effect = editor.press(Key("s", .control))
      #expect(effect == nil, "\(words)")
      #expect(editor.form.focused?.id == DDayQuestion.date.id)
      #expect(editor.counted(on: today) == nil)
    }
  }

  @Test func saysWhatTheWordsMeanOrWhyNothing() throws {
    var editor = DDayEditor(nil, on: today)
    try type([(.date, "내일")], into: &editor)
    guard case .remark(let words)? = editor.form[DDayQuestion.date.id]?.note else {
      Issue.record("no remark")
      return
    }
    #expect(words.key == "dday.date %@ %lld %lld %@")
    try type([(.date, "2026-02-30")], into: &editor)
    #expect(editor.form[DDayQuestion.date.id]?.note == .fault("dday.fault.no-such-day"))
    _ = try click("lunar", in: &editor)
    try type([(.date, "8-15")], into: &editor)
    _ = try click("recurrence:1", in: &editor)
    #expect(editor.form[DDayQuestion.date.id]?.note == .fault("dday.fault.lunar-repeat"))
  }

  @Test func asksForShortMonthsOnlyWhereThereAreAny() throws {
    var editor = DDayEditor(nil, on: today)
    func isAsked() -> Bool { editor.form[DDayQuestion.missing.id]?.isShown == true }
    for (words, choice, expected) in [
      ("2026-12-31", 3, true), ("2026-12-28", 3, false), ("2028-02-29", 4, true),
      ("2028-02-28", 4, false), ("2026-12-31", 0, false),
    ] {
      try type([(.date, words)], into: &editor)
      _ = try click("recurrence:\(choice)", in: &editor)
      #expect(isAsked() == expected, "\(words) \(choice)")
    }
  }

  @Test func throwsAwayWhatCanBeRestored() async throws {
    let dday = try book.add(Occasion(title: "Gone", rule: DayRule(start: today)))
    var editor = DDayEditor(dday, on: today)
    for _ in 0..<2 {
      let effect = try click("remove", in: &editor)
      #expect(effect == nil, "once is not enough")
      try type([(.title, "Go")], into: &editor)
    }
    _ = try click("remove", in: &editor)
    guard case .perform(let intent)? = try click("remove", in: &editor) else {
      Issue.record("nothing is to be done")
      return
    }
    try await perform(intent)
    #expect(try book.ddays().isEmpty)
    #expect(try book.restore([dday.id]).count == 1)
  }

  @Test(arguments: [PageEvent.command(.beginAnother), nil])
  func leadsToAnotherDay(by event: PageEvent?) throws {
    let event = try event ?? .link(#require(URL(string: "form:another")))
    var new = DDayEditor(nil, on: today)
    #expect(!new.offers(.beginAnother))
    #expect(opened(new.handle(event)) == nil, "it is that already")
    var editor = DDayEditor(
      try book.add(Occasion(title: "One", rule: DayRule(start: today))), on: today)
    #expect(editor.offers(.beginAnother))
    #expect(opened(editor.handle(event)) == "widgetty://dday/new")
    try type([(.title, "Won")], into: &editor)
    for _ in 0..<2 {
      #expect(opened(editor.handle(event)) == nil, "what was typed would be lost")
      #expect(editor.form["another"]?.label == "dday.editor.another.again")
      _ = try click("title", in: &editor)
    }
    _ = editor.handle(event)
    #expect(opened(editor.handle(event)) == "widgetty://dday/new")
  }

  private func opened(_ effect: PageEffect?) -> String? {
    if case .open(let url)? = effect { url.absoluteString } else { nil }
  }

  @Test func saysThatADayIsGone() async throws {
    let dday = try book.add(Occasion(title: "Gone", rule: DayRule(start: today)))
    var editor = DDayEditor(dday, on: today)
    try type([(.title, "Here")], into: &editor)
    _ = try book.remove([dday.id], at: Zone.utc.startOfDay(today))
    await #expect(throws: DDayError.gone(dday.id)) { try await keep(&editor) }
  }

  @Test(arguments: [
    ("widgetty://dday", true), ("widgetty://dday/new", true), ("widgetty://dday/7", true),
    ("widgetty://dday/x", false), ("widgetty://dday7", false), ("widgetty://days", false),
    ("https://dday/7", false),
  ])
  func isBehindTheLinksOfDays(link: String, isThere: Bool) throws {
    #expect(GalleryBundle.pages.leads(try #require(URL(string: link))) == isThere)
  }
}
