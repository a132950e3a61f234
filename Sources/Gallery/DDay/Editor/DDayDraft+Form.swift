import DDays
import Pages
import WidgetIntents

extension DDayDraft {
  /// The draft in a form.
  init(_ form: Form, _ terms: DraftTerms) {
    self.init()
    title = form.text(.title)
    rule = RuleDraft(
      words: form.text(.date), isLunar: form.isOn(.lunar),
      recurrence: form.chosen(.recurrence, among: terms.choices) ?? .never,
      missingDay: form.chosen(.missing, among: MissingDay.allCases) ?? .last,
      until: form.text(.until), order: terms.order, zone: terms.zone)
    (group, note) = (form.text(.group), form.text(.note))
    (isInclusive, isPinned) = (form.isOn(.inclusive), form.isOn(.pin))
  }
}

extension Form {
  private subscript(question: DDayQuestion) -> Field.Answer? { self[question.id]?.answer }

  fileprivate func text(_ question: DDayQuestion) -> String {
    if case .text(let entry) = self[question] { entry.text } else { "" }
  }

  fileprivate func isOn(_ question: DDayQuestion) -> Bool { self[question] == .toggle(true) }

  fileprivate func chosen<Choice>(
    _ question: DDayQuestion, among choices: [Choice]
  ) -> Choice? {
    guard case .choice(_, let index) = self[question], choices.indices.contains(index) else {
      return nil
    }
    return choices[index]
  }
}
