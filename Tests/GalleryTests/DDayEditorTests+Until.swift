import Almanac
import Cells
import DDays
import FoundationEssentials
import Pages
import Testing
import WidgetIntents

@testable import Gallery

/// Checks the last day of what repeats.
extension DDayEditorTests {
  private func day(_ text: String) throws -> CivilDay { try WrittenDate(text).moment.day }

  @Test func savesTheLastDay() async throws {
    let rule = DayRule(start: today, recurrence: .weekly)
    let dday = try book.add(Occasion(title: "Course", rule: rule))
    var editor = DDayEditor(dday, on: today, order: .yearFirst)
    #expect(editor.form["until"]?.isShown == true)
    #expect(editor.form["until"]?.note == .remark("dday.editor.until.never"))
    for (words, end) in [("2027-02-01", "2027-02-01"), ("+10d", "2026-12-01")] {
      try type([(.until, words)], into: &editor)
      try await keep(&editor)
      #expect(try book.ddays().first?.occasion.rule.end == day(end))
      editor.follow(
        DDayEditor(try book.ddays().first, on: today, order: .yearFirst))
    }
    try type([(.until, " ")], into: &editor)
    try await keep(&editor)
    #expect(try book.ddays().first?.occasion.rule == rule)
  }

  @Test func refusesALastDayThatIsNone() throws {
    let dday = try book.add(
      Occasion(title: "Course", rule: DayRule(start: today, recurrence: .weekly)))
    var editor = DDayEditor(dday, on: today, order: .yearFirst)
    for words in ["soon", "2020-01-01"] {
      try type([(.title, "Course"), (.until, words)], into: &editor)
      guard case .fault? = editor.form["until"]?.note else {
        Issue.record("\(words) is taken")
        return
      }
      _ = editor.press(Key(.up))
      #expect(editor.press(Key("s", .control)) == nil)
      #expect(editor.form.focused?.id == "until")
    }
  }

  @Test func asksForTheLastDayOnlyOfWhatRepeats() throws {
    var editor = DDayEditor(nil, on: today)
    #expect(editor.form["until"]?.isShown == false)
    try type([(.date, "매년 5월 8일")], into: &editor)
    #expect(editor.form["until"]?.isShown == true)
  }
}
