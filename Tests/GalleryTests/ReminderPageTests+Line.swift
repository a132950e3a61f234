import Cells
import Pages
import Diary
import Testing

@testable import Gallery

// Checks the line on which reminders are written.
extension ReminderPageTests {
  @Test func theLineSaysWhatItsKeysDo() async throws {
    try fill()
    var page = try page("/list/1")
    try await press(Key(.tab), on: &page)
    #expect(page.name(of: .open) == nil)
    try await press(Key(.escape), Key("n", .control), on: &page)
    #expect(page.name(of: .open) == "reminders.page.make-list")
    try await press(Key(.escape), Key(.home), Key(.enter), on: &page)
    #expect(page.name(of: .open) == "reminders.page.keep.key" && !page.isChanged)
    try await type("!", on: &page)
    #expect(page.isChanged)
  }

  @Test func leavingAnUnchangedReminderByMouseLeavesNothing() async throws {
    try fill()
    var page = try page("/list/1")
    try await press(Key(.home), Key(.enter), on: &page)
    #expect(page.list.entry?.text.isEmpty == false)
    _ = try await play(ListLink.item("3").url.map(PageEvent.link), on: &page)
    #expect(page.list.entry?.text == "" && page.writing == .new && page.list.item == "3")
  }

  @Test func aClickOnItsKeyEntersTheLine() async throws {
    try fill()
    var page = try page("/list/1")
    try await press(Key(.tab), on: &page)
    try await type("우유", on: &page)
    _ = try await play(ListLink.enter.url.map(PageEvent.link), on: &page)
    #expect(page.table.entries.contains { $0.item.title == "우유" } && !page.isChanged)
  }
}
