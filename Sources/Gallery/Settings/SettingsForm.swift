import Pages
import WidgetIntents

/// A question of a form with settings. Its raw value is the end of the key of its label.
protocol SettingsQuestion: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The beginning of the keys of all labels.
  static var labels: String { get }
}

/// A form with a question for each case of a type, a button that cancels and one that saves.
struct SettingsForm<Question: SettingsQuestion>: Hashable, Sendable {
  enum Request: Hashable {
    case save, cancel
    case press(Question)
  }

  private let original: Form
  private(set) var form: Form

  private static var cancel: Field.ID { "cancel" }
  private static var save: Field.ID { "save" }

  init(_ answer: (Question) -> Field.Answer) {
    let questions = Question.allCases.map { question in
      Field(
        question.rawValue,
        LocalizedStringResource("\(Question.labels).\(question.rawValue)" as String),
        answer(question))
    }
    var save = Field(Self.save, "form.save", .button(isDestructive: false))
    save.isMain = true
    let cancel = Field(Self.cancel, "form.cancel", .button(isDestructive: false))
    form = Form(questions + [cancel, save])
    original = form
  }

  /// Whether an answer isn't the one that the form began with.
  var isChanged: Bool {
    form.fields.contains { field in
      original[field.id].map { !field.answer.says($0.answer) } ?? false
    }
  }

  func hasFocus(_ question: Question) -> Bool { form.focused?.id == question.rawValue }

  mutating func focus(_ question: Question) { form.focus(question.rawValue) }

  /// What was typed; empty for questions of other kinds.
  func text(of question: Question) -> String {
    if case .text(let entry) = form[question.rawValue]?.answer { entry.text } else { "" }
  }

  /// The place of the choice; 0 for questions of other kinds.
  func choice(of question: Question) -> Int {
    if case .choice(_, let index) = form[question.rawValue]?.answer { index } else { 0 }
  }

  mutating func change(_ question: Question, _ change: (inout Field) -> Void) {
    form.change(question.rawValue, change)
  }

  mutating func write(_ text: String, to question: Question) {
    change(question) { field in
      if case .text(let entry) = field.answer {
        field.answer = .text(TextEntry(text, limit: entry.limit))
      }
    }
  }

  /// Handles an event; returns what the user asks for, if anything.
  mutating func handle(_ event: PageEvent, in room: PageRoom) -> Request? {
    switch form.handle(event, columns: room.formColumns, rows: room.formRows) {
    case .save, .press(Self.save): .save
    case .press(Self.cancel): .cancel
    case .press(let id): Question(rawValue: id).map(Request.press)
    case nil: nil
    }
  }
}
