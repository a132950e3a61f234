import Cells
import FoundationEssentials
@testable import Pages
import Testing
import Views
import WidgetIntents

struct FormSuggestionTests {
  private var form: Form {
    var field = Field("group", "group", .text(TextEntry(limit: 20)))
    field.suggestions = [.init("home", color: .red), .init("work", color: .blue)]
    return Form([field])
  }

  private func text(_ form: Form) -> String? {
    if case .text(let entry)? = form["group"]?.answer { entry.text } else { nil }
  }

  @Test func rightTakesOneAfterAnother() {
    var form = form
    var texts: [String?] = []
    for _ in 0..<3 {
      _ = form.handle(.command(.move(.right)), columns: 60, rows: 20)
      texts.append(text(form))
    }
    #expect(texts == ["home", "work", "home"])
  }

  @Test func aClickTakesOne() throws {
    var form = form
    let url = try #require(FormLink(to: "group", choice: 1).url)
    _ = form.handle(.link(url), columns: 60, rows: 20)
    #expect(text(form) == "work")
  }

  @Test func whatIsTypedStays() {
    var form = form
    _ = form.handle(.paste("ho"), columns: 60, rows: 20)
    _ = form.handle(.command(.move(.right)), columns: 60, rows: 20)
    #expect(text(form) == "ho")
  }

  @Test func switchesStandInPairsWhereThereIsLittleRoom() {
    let form = Form((1...4).map { Field("\($0)", "switch", .toggle(false)) })
    func lines(_ columns: Int, _ rows: Int) -> [Int] {
      FormPlan(of: form, columns: columns, rows: rows).lines.map(\.count)
    }
    #expect(lines(76, 8) == [2, 2])
    #expect(lines(40, 8) == [1, 1, 1, 1])
    #expect(lines(76, 30) == [1, 1, 1, 1])
  }
}
