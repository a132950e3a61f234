/// A list of questions with their answers, one of which has the focus.
package struct Form: Hashable, Sendable {
  package private(set) var fields: [Field]
  private var index = 0
  /// The columns for questions beside their answers.
  let labelColumns: Int

  /// The usual columns for questions.
  package static let usualLabelColumns = 14

  package init(_ fields: [Field], labelColumns: Int = usualLabelColumns) {
    (self.fields, self.labelColumns) = (fields, labelColumns)
  }

  /// The field with the focus; nil if the form is empty.
  package var focused: Field? { fields.indices.contains(index) ? fields[index] : nil }

  /// Which keys work now.
  package var place: KeyScope {
    switch focused?.answer {
    case .text: .text
    case .chooser: .chooser
    default: .form
    }
  }

  /// The questions that apply.
  var questions: [Field] { fields.filter { $0.isShown && !$0.isButton } }

  var buttons: [Field] { fields.filter { $0.isShown && $0.isButton } }

  package subscript(id: Field.ID) -> Field? { fields.first { $0.id == id } }

  package mutating func change(_ id: Field.ID, _ change: (inout Field) -> Void) {
    guard let index = fields.firstIndex(where: { $0.id == id }) else { return }
    change(&fields[index])
    if !fields[self.index].isShown {
      let before = fields[..<self.index].lastIndex { $0.isShown }
      self.index = before ?? fields.firstIndex { $0.isShown } ?? 0
    }
  }

  package mutating func focus(_ id: Field.ID) {
    index = fields.firstIndex { $0.id == id && $0.isShown } ?? index
  }

  /// Moves the focus by `count` fields, wrapping around at the ends.
  mutating func step(by count: Int) {
    let shown = fields.indices.filter { fields[$0].isShown }
    guard let place = shown.lastIndex(where: { $0 <= index }) else {
      index = shown.first ?? 0
      return
    }
    let next = (place + count) % shown.count
    index = shown[next < 0 ? next + shown.count : next]
  }

  mutating func changeAnswer(_ change: (inout Field.Answer) -> Void) {
    if fields.indices.contains(index) { change(&fields[index].answer) }
  }
}
