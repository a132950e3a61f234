import Cells
import FoundationEssentials
@testable import Pages
import Testing
import WidgetIntents

struct ChooserTests {
  private static let towns = ["seoul", "busan", "jeju"].map {
    Chooser.Option(id: $0, title: LocalizedStringResource($0))
  }

  private func form(holdsMany: Bool = false) -> Form {
    var chooser = Chooser([Self.towns[0]], holdsMany: holdsMany)
    chooser.offer(Self.towns)
    return Form([
      Field("town", "Town", .chooser(chooser)), Field("round", "Round", .toggle(false)),
    ])
  }

  private func chosen(_ form: Form) -> [String] { form["town"]?.chooser?.chosen.map(\.id) ?? [] }

  private func offer(_ options: [Chooser.Option], in form: inout Form) {
    form.change("town") { field in
      guard case .chooser(var chooser) = field.answer else { return }
      chooser.offer(options)
      field.answer = .chooser(chooser)
    }
  }

  @Test func returnChoosesAndThenSaves() {
    var form = form()
    #expect(form.press(Key(.down)) == nil && chosen(form) == ["seoul"])
    #expect(form.press(Key(.enter)) == nil && chosen(form) == ["busan"])
    offer(Self.towns, in: &form)
    #expect(form.press(Key(.enter)) == .save && chosen(form) == ["busan"])
  }

  @Test func arrowsLeadOutAtTheEnds() {
    var form = form()
    for _ in 0..<3 { _ = form.press(Key(.down)) }
    #expect(form.focused?.id == "round")
    #expect(form.press(Key(.up)) == nil && form.focused?.id == "town")
    #expect(form.place == .chooser)
  }

  @Test func whatIsTypedIsSearched() {
    var form = form()
    for letter in "bu" { _ = form.press(Key(letter)) }
    #expect(form["town"]?.chooser?.query == "bu" && form["town"]?.chooser?.isAwaited == true)
    offer([Self.towns[1]], in: &form)
    #expect(form.press(Key(.enter)) == nil)
    #expect(chosen(form) == ["busan"] && form["town"]?.chooser?.query == "")
  }

  /// Who types faster than the answer comes gets what is found first.
  @Test func returnBeforeTheAnswerTakesTheFirst() {
    var form = form()
    _ = form.press(Key("j"))
    #expect(form.press(Key(.enter)) == nil && chosen(form) == ["seoul"])
    #expect(form.press(Key(.enter)) == .save, "whoever has the form waits")
    offer([Self.towns[2]], in: &form)
    #expect(chosen(form) == ["jeju"])
  }

  @Test func nothingFoundChoosesNothing() {
    var form = form()
    _ = form.press(Key("x"))
    offer([], in: &form)
    #expect(form.press(Key(.enter)) == nil && chosen(form) == ["seoul"])
  }

  @Test func aClickChooses() throws {
    var form = form()
    let url = try #require(FormLink(to: "town", choice: 2).url)
    _ = form.handle(.link(url))
    #expect(chosen(form) == ["jeju"])
    _ = form.handle(.link(try #require(FormLink(to: "town", choice: 9).url)))
    #expect(chosen(form) == ["jeju"])
  }

  @Test func manyAreChosenOneByOne() {
    var form = form(holdsMany: true)
    _ = form.press(Key(.down))
    _ = form.press(Key(.enter))
    offer(Self.towns, in: &form)
    #expect(chosen(form) == ["seoul", "busan"])
    _ = form.press(Key(.enter))
    #expect(chosen(form) == ["seoul"])
  }

  @Test func aChoiceThatDoesntFitIsTurnedByAClick() throws {
    var form = Form([Field("pace", "Pace", .choice(["slow", "fast"], 0))])
    _ = form.handle(.link(try #require(FormLink(to: "pace").url)))
    #expect(form["pace"]?.answer == .choice(["slow", "fast"], 1))
  }

  @Test(arguments: 1...30) func theListNeverHidesItsField(rows: Int) {
    let plan = FormPlan(of: form(), columns: 40, rows: rows)
    #expect(plan.questions.contains { $0.id == "town" })
    #expect(plan.optionRows <= max(0, rows - 1))
    #expect(rows < 8 || plan.optionRows == 3)
  }
}
