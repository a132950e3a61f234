import Cells
import DDays
import FoundationEssentials
import Pages
import Kit
import Testing
import WidgetIntents

@testable import Gallery

/// Checks that the editor asks for a title.
extension DDayEditorTests {
  @Test func savesNothingWithoutATitle() throws {
    var editor = DDayEditor(nil, on: today)
    try type([(.title, " "), (.date, "내일")], into: &editor)
    #expect(editor.press(Key("s", .control)) == nil)
    #expect(editor.form.focused?.id == DDayQuestion.title.id)
    #expect(editor.form[DDayQuestion.title.id]?.note == .fault("dday.fault.no-title"))
    try type([(.title, "Trip")], into: &editor)
    #expect(editor.form[DDayQuestion.title.id]?.note == nil)
  }
}
