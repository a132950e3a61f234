import Store
import Testing

@testable import Boards

struct SavedWidgetTests {
  private func widget(_ settings: [String: String]) -> SavedWidget {
    SavedWidget(id: SavedWidget.ID(1), kind: "dday", family: "small", settings: settings)
  }

  @Test(arguments: [
    ([:], "dday small"),
    (["title": "Our day"], "dday small title=\"Our day\""),
    (["title": "", "date": "2026-12-25"], "dday small date=2026-12-25 title="),
    (["title": "a\"b\\c d"], "dday small title=\"a\\\"b\\\\c d\""),
    (["title": "a\\b"], "dday small title=a\\b"),
    (["title": "# no remark"], "dday small title=\"# no remark\""),
  ])
  func isWrittenAsALineOfTheBoard(_ settings: [String: String], _ line: String) {
    #expect(widget(settings).line == line)
  }

  @Test func whatIsWrittenIsReadAsTheSame() throws {
    let pieces = ["a", " ", "\"", "\\", "=", "#", "//", "가", "\u{301}", "\u{1F468}"]
    for _ in 0..<2000 {
      let value = (0..<Int.random(in: 0...6)).compactMap { _ in pieces.randomElement() }.joined()
      let widget = widget(["title": value, "city": "busan"])
      let words = try #require(BoardLine.lines(of: widget.line).lines.first).words
      #expect(SavedWidget(id: widget.id, words: words) == widget, "\(widget.line)")
    }
  }
}
