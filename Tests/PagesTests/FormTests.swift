import Cells
import FoundationEssentials
@testable import Pages
import Testing
import WidgetIntents

struct FormTests {
  private var form: Form {
    var hidden = Field("hidden", "Hidden", .toggle(false))
    hidden.isShown = false
    return Form([
      Field("name", "Name", .text(TextEntry("ab", limit: 10))),
      Field("note", "Note", .text(TextEntry(limit: 40, holdsLines: true))), hidden,
      Field("on", "On", .toggle(false)), Field("size", "Size", .choice(["S", "M", "L"], 1)),
      Field("drop", "Drop", .button(isDestructive: true)),
      Field("keep", "Keep", .button(isDestructive: false)),
    ])
  }

  private func form(after keys: Key...) -> Form {
    var form = form
    for key in keys { _ = form.press(key) }
    return form
  }

  @Test func stepsFromQuestionToQuestionAndRound() {
    var form = form
    var names: [String?] = []
    for _ in 0..<7 {
      names.append(form.focused?.id)
      _ = form.press(Key(.tab))
    }
    #expect(names == ["name", "note", "on", "size", "drop", "keep", "name"])
    #expect(self.form(after: Key(.tab, .shift)).focused?.id == "keep")
    #expect(self.form(after: Key(.down), Key(.down), Key(.up)).focused?.id == "note")
  }

  @Test func typesIntoTheFocusedText() {
    let form = form(after: Key("c"), Key(" "), Key("d"), Key(.tab), Key("e"), Key(.enter))
    #expect(form["name"]?.answer == .text(TextEntry("abc d", limit: 10)))
    #expect(form["note"]?.answer == .text(TextEntry("e\n", limit: 40, holdsLines: true)))
    #expect(form.focused?.id == "note")
  }

  @Test func takesLettersAsTextOnlyWhereTextIsTyped() {
    var form = form
    #expect(form.place == .text)
    for key in [Key("ㅂ"), Key("뷁"), Key("q"), Key("？")] { _ = form.press(key) }
    #expect(form["name"]?.answer == .text(TextEntry("abㅂ뷁q？", limit: 10)))
    form.focus("on")
    #expect(form.place == .form)
    #expect(PageEvent(Key("ㅂ"), by: KeyTable.usual.at(form.place)) == .command(.quit))
    let before = form
    let request = form.press(Key("k"))
    #expect(request == nil && form == before)
  }

  @Test func isSavedByEnterExceptWhereThatMeansSomethingElse() {
    for (id, expected) in [
      ("name", FormRequest.save), ("note", nil), ("on", .save), ("size", .save),
      ("drop", .press("drop")),
    ] {
      var form = form
      form.focus(id)
      #expect(form.press(Key(.enter)) == expected, "\(id)")
    }
  }

  @Test func turnsSwitchesAndChoices() {
    let toggled = form(after: Key(.down), Key(.down), Key(" "))
    #expect(toggled["on"]?.answer == .toggle(true))
    var form = toggled
    for key in [Key(.left), Key(.down), Key(.right), Key(.right)] { _ = form.press(key) }
    #expect(form["on"]?.answer == .toggle(false))
    #expect(form["size"]?.answer == .choice(["S", "M", "L"], 2))
    _ = form.press(Key(" "))
    #expect(form["size"]?.answer == .choice(["S", "M", "L"], 0))
  }

  @Test func saysWhatIsAskedFor() {
    var form = form
    var requests = [form.press(Key("s", .control))]
    form.focus("drop")
    for key in [Key(.enter), Key(.right), Key(" ")] { requests.append(form.press(key)) }
    #expect(requests == [.save, .press("drop"), nil, .press("keep")])
  }

  @Test func isHitByTheMouse() throws {
    var form = form
    let choice = try #require(FormLink(to: "size", choice: 2).url)
    var requests = [form.handle(.link(choice))]
    #expect(form["size"]?.answer == .choice(["S", "M", "L"], 2))
    let toggle = try #require(FormLink(to: "on").url)
    _ = form.handle(.link(toggle))
    #expect(form["on"]?.answer == .toggle(true) && form.focused?.id == "on")
    let button = try #require(FormLink(to: "keep").url)
    requests.append(form.handle(.link(button)))
    #expect(requests == [nil, .press("keep")])
    for link in ["form:hidden", "form:size:9", "form:nothing", "form:", "other:on", "caret:"] {
      let url = try #require(URL(string: link))
      let before = form
      _ = form.handle(.link(url))
      #expect(form["size"] == before["size"] && form["on"] == before["on"], "\(link)")
    }
  }

  @Test func takesAPasteAsText() {
    var form = form
    let request = form.handle(.paste("\u{13}x\r\ny"))
    #expect(request == nil)
    #expect(form["name"]?.answer == .text(TextEntry("abx y", limit: 10)))
  }

  @Test func saysThatNotAllOfATextWentIn() {
    var form = form
    for (text, isCut) in [("12345678", false), ("9", true), ("", false)] {
      _ = form.handle(.paste(text))
      #expect((form["name"]?.told == .fault("form.cut \(10)")) == isCut, "\(text)")
    }
    _ = form.handle(.paste("too long for it"))
    _ = form.press(Key(.backspace))
    #expect(form["name"]?.told == nil)
  }

  @Test func movesByLinesAndThenToOtherQuestions() {
    var form = form
    form.focus("note")
    _ = form.handle(.paste("one\n\n가나다"))
    func note() -> TextEntry? {
      if case .text(let entry)? = form["note"]?.answer { entry } else { nil }
    }
    var places: [Int?] = []
    for key in [Key(.up), Key(.up), Key(.end), Key(.down), Key(.down), Key(.right), Key(.up)] {
      _ = form.press(key)
      places.append(note()?.cursor)
    }
    #expect(places == [4, 0, 3, 4, 5, 6, 4])
    for key in [Key(.up), Key(.up)] { _ = form.press(key) }
    #expect(form.focused?.id == "name")
    form.focus("note")
    for _ in 0..<3 { _ = form.press(Key(.down)) }
    #expect(form.focused?.id == "on")
  }

  @Test(arguments: [
    (80, 30, [nil]), (40, 30, [17, nil]), (40, 5, [17, nil]), (20, 30, [23, 6, nil]),
  ])
  func movesByTheLinesThatAreSeen(columns: Int, rows: Int, expected: [Int?]) {
    var form = form
    form.focus("note")
    _ = form.handle(.paste(String(repeating: "a", count: 40)))
    var places: [Int?] = []
    repeat {
      _ = form.press(Key(.up), columns: columns, rows: rows)
      if form.focused?.id == "note", case .text(let entry)? = form["note"]?.answer {
        places.append(entry.cursor)
      } else {
        places.append(nil)
      }
    } while places.last != .some(nil)
    #expect(places == expected)
  }

  @Test func keepsTheFocusOnWhatIsAsked() {
    var form = form(after: Key(.down), Key(.down), Key(.down))
    form.change("size") { $0.isShown = false }
    #expect(form.focused?.id == "on")
  }

  @Test(arguments: [12, 20, 40, 80], 1...30)
  func showsTheFocusedQuestionInAnyRoom(columns: Int, rows: Int) {
    for field in form.fields where field.isShown {
      var form = form
      form.change(field.id) { $0.note = .fault("wrong") }
      form.focus(field.id)
      let plan = FormPlan(of: form, columns: columns, rows: rows)
      let isButton = field.isButton
      #expect(isButton ? plan.hasButtons : plan.questions.contains { $0.id == field.id })
      let isBelow = columns < 56 && !isButton && rows > 1
      #expect((plan.noteRows > 0) == isBelow)
      let taken =
        plan.questions.count + plan.noteRows + (plan.isStacked ? 1 : 0) + (plan.hasButtons ? 1 : 0)
      #expect(taken <= rows)
    }
  }
}
