import Almanac
import DDays
import Pages
import Testing
import WidgetIntents

@testable import Gallery

/// Checks what the editor makes of dates in words.
extension DDayEditorTests {
  /// In November the last day is the 30th, and yet the rule is that of the 31st.
  @Test(arguments: ["end of month", "월말", "every end of month"])
  func keepsTheLastDayOfEachMonth(words: String) async throws {
    var editor = DDayEditor(nil, on: today)
    try type([(.title, "Pay"), (.date, words)], into: &editor)
    if !words.hasPrefix("every") { _ = try click("recurrence:3", in: &editor) }
    let weekday = LocalizedStringResource("date.weekday.1.abbreviated" as String)
    let said: LocalizedStringResource = "dday.date \("2026") \(11) \(30) \(weekday)"
    #expect(editor.form[DDayQuestion.date.id]?.note == .remark(said))
    try await keep(&editor)
    let rule = try #require(try book.ddays().first?.occasion.rule)
    #expect(rule.recurrence == .monthly && rule.next(onOrAfter: today)?.description == "2026-11-30")
    let winter = try #require(CivilDay(year: 2026, month: 12, day: 1))
    #expect(rule.next(onOrAfter: winter)?.description == "2026-12-31")
  }

  @Test func readsADateWithAnOffsetInItsZone() throws {
    var editor = DDayEditor(nil, on: today, zone: try Zone(named: "Asia/Seoul"))
    try type([(.date, "2026-12-24T20:00Z")], into: &editor)
    #expect(editor.occasion?.rule.start.description == "2026-12-25")
  }

  @Test func aDayThatIsMadeLunarRepeatsYearly() async throws {
    var editor = DDayEditor(nil, on: today)
    try type([(.title, "생일"), (.date, "8월 15일")], into: &editor)
    _ = try click("lunar", in: &editor)
    try await keep(&editor)
    let lunar = try #require(LunarAnniversary(month: 8, day: 15))
    #expect(try book.ddays().first?.occasion.rule.recurrence == .lunarYearly(lunar))
  }
}
