import Almanac
import Cells
import DDays
import Pages
import Testing
import Timelines
import WidgetIntents

@testable import Gallery

/// Checks the editor's fields when another process changes the same day.
extension DDayEditorTests {
  /// An imported day may have an end and gaps, which the form doesn't show.
  @Test func thePreviewHasTheEndAndTheGapsOfTheStoredDay() throws {
    var rule = DayRule(start: today.advanced(by: -1), recurrence: .daily)
    (rule.end, rule.gaps) = (today.advanced(by: 3), [today, today.advanced(by: 1)])
    let dday = try book.add(Occasion(title: "One", rule: rule))
    var editor = try editor(of: dday)
    #expect(editor.occasion?.rule == rule)
    #expect(editor.counted(on: today)?.day == today.advanced(by: 2))
    try type([(.title, "Two")], into: &editor)
    #expect(editor.occasion?.rule == rule)
    try type([(.date, "2026-11-21")], into: &editor)
    #expect(editor.occasion?.rule.end == rule.end && editor.occasion?.rule.gaps == [])
    var longer = rule
    longer.end = today.advanced(by: 9)
    let (start, end) = (rule.start, longer.end)
    _ = try book.edit(dday.id) { $0.rule.end = end }
    try type([(.date, start.description)], into: &editor)
    editor.follow(try self.editor(of: dday))
    #expect(editor.occasion?.rule == longer)
  }

  @Test func anotherDayTakesItsPlace() throws {
    let dday = try book.add(Occasion(title: "One", rule: DayRule(start: today), note: "x"))
    var editor = try editor(of: dday)
    try type([(.title, "Won")], into: &editor)
    editor.follow(DDayEditor(nil, on: today))
    #expect(editor.title == "dday.editor.new" && !editor.isChanged)
    #expect(editor.form == DDayEditor(nil, on: today).form)
  }

  @Test func followsWhatIsKeptElsewhereWhereNothingWasTyped() async throws {
    let dday = try book.add(
      Occasion(title: "One", rule: DayRule(start: today), group: "home", note: "x"))
    var editor = try editor(of: dday)
    try type([(.title, "Won")], into: &editor)
    _ = try click("pin", in: &editor)
    let later = today.advanced(by: 9)
    _ = try book.edit(dday.id) {
      ($0.title, $0.note, $0.rule) = ("Two", "y", DayRule(start: later, recurrence: .yearly))
    }
    editor.follow(try self.editor(of: dday))
    var expected = try #require(try book.ddays().first?.occasion)
    (expected.title, expected.isPinned) = ("Won", true)
    let shown = try #require(editor.occasion)
    #expect((shown.title, shown.note, shown.rule) == ("Won", "y", expected.rule))
    #expect(editor.isChanged && shown.isPinned && shown.group == "home")
    try await keep(&editor)
    #expect(try book.ddays().map(\.occasion) == [expected])
  }

  @Test func isUnchangedIfOnlyOthersHaveChangedTheDay() throws {
    let dday = try book.add(Occasion(title: "One", rule: DayRule(start: today), note: "x"))
    var editor = try editor(of: dday)
    _ = editor.press(Key(.home))
    _ = try book.edit(dday.id) { $0.note = "of another" }
    let title = editor.form["title"]
    editor.follow(try self.editor(of: dday))
    #expect(!editor.isChanged && editor.occasion?.note == "of another")
    #expect(editor.form["title"] == title, "the cursor stays")
  }

  @Test(arguments: [false, true])
  func keepsWhatWasThrownAwayElsewhere(isRestored: Bool) async throws {
    let dday = try book.add(Occasion(title: "One", rule: DayRule(start: today), note: "x"))
    var editor = try editor(of: dday)
    try type([(.title, "Won")], into: &editor)
    _ = try book.remove([dday.id], at: Zone.utc.startOfDay(today))
    editor.follow(try self.editor(of: dday))
    #expect(
      editor.title == "dday.editor.gone" && editor.form["save"]?.label == "dday.editor.save.new")
    #expect(editor.form["remove"]?.isShown == false && editor.occasion?.title == "Won")
    if isRestored {
      _ = try book.restore([dday.id])
      editor.follow(try self.editor(of: dday))
      #expect(editor.title == "dday.editor.edit" && editor.form["remove"]?.isShown == true)
    }
    try await keep(&editor)
    let kept = try book.ddays()
    #expect(kept.map(\.occasion.title) == ["Won"] && kept.map(\.occasion.note) == ["x"])
    #expect((kept.first?.id == dday.id) == isRestored)
  }

  /// A newly opened editor.
  private func editor(of dday: DDay) throws -> DDayEditor {
    var dependencies = GalleryBundle.dependencies()
    dependencies.add(dependency: store)
    dependencies.add(dependency: Now(date: Zone.utc.startOfDay(today), zone: .utc))
    dependencies.add(dependency: DateOrder.yearFirst)
    return try Dependencies.$current.withValue(dependencies) {
      try DDayShelf().editor(.day(dday.id))
    }
  }
}
