import DDays
import FoundationEssentials
import Pages
import Testing
import WidgetIntents

@testable import Gallery

/// Checks the way from the editor to all days.
extension DDayEditorTests {
  private func opened(_ effect: PageEffect?) -> String? {
    if case .open(let url)? = effect { url.absoluteString } else { nil }
  }

  @Test func leadsToAllDays() throws {
    var new = DDayEditor(nil, on: today)
    #expect(opened(try click("days", in: &new)) == "widgetty://dday/days")
    let dday = try book.add(Occasion(title: "One", rule: DayRule(start: today)))
    var editor = DDayEditor(dday, on: today)
    #expect(opened(try click("days", in: &editor)) == "widgetty://dday/days/\(dday.id)")
    try type([(.title, "Won")], into: &editor)
    #expect(try click("days", in: &editor) == nil, "what was typed would be lost")
    #expect(editor.form["days"]?.label == "dday.editor.days.again")
    #expect(opened(try click("days", in: &editor)) == "widgetty://dday/days/\(dday.id)")
  }
}
