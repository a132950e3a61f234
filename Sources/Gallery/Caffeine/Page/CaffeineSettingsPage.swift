import Caffeine
import Keys
import Pages
import Views
import WidgetIntents

/// A form for the user's sensitivity to caffeine.
struct CaffeineSettingsPage: Page {
  private let original: Form
  private(set) var form: Form

  enum Question: String, CaseIterable {
    case limit, sleep
    case halfLife = "half-life"
    case cancel, save

    var range: ClosedRange<Double>? {
      switch self {
      case .limit: 1...5000
      case .sleep: 1...1000
      case .halfLife: 0.5...24
      case .cancel, .save: nil
      }
    }
  }

  init(_ intent: CaffeineIntent) {
    let answers: [Question: Double] = [
      .limit: intent.limit, .sleep: intent.sleep, .halfLife: intent.halfLife,
    ]
    form = Form(
      Question.allCases.map { question in
        Field(
          question.rawValue,
          LocalizedStringResource("caffeine.settings.\(question.rawValue)" as String),
          answers[question].map { .text(TextEntry($0.typed, limit: 8)) }
            ?? .button(isDestructive: false))
      })
    original = form
    explain()
  }

  var title: LocalizedStringResource { "caffeine.settings" }

  var isChanged: Bool {
    Question.allCases.contains { question in
      guard let known = original[question.rawValue], let field = form[question.rawValue] else {
        return false
      }
      return !field.answer.says(known.answer)
    }
  }

  var place: KeyPlace { form.place }

  func offers(_ command: KeyCommand) -> Bool { command != .beginAnother }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    let request = form.handle(event, columns: room.formColumns, rows: room.formRows)
    explain()
    return switch request {
    case .save, .press(Question.save.rawValue): save()
    case .press(Question.cancel.rawValue): .close
    case .press, nil: nil
    }
  }

  private mutating func save() -> PageEffect? {
    if let wrong = Question.allCases.first(where: { $0.range != nil && answer($0) == nil }) {
      form.focus(wrong.rawValue)
      return nil
    }
    guard let limit = answer(.limit), let sleep = answer(.sleep), let halfLife = answer(.halfLife)
    else { return nil }
    return .perform(KeepCaffeineIntent(limit: limit, sleep: sleep, halfLife: halfLife))
  }

  /// A number in its range; nil if something else was typed.
  private func answer(_ question: Question) -> Double? {
    guard case .text(let entry) = form[question.rawValue]?.answer,
      let number = Double(entry.text.filter { !$0.isWhitespace }),
      question.range?.contains(number) == true
    else { return nil }
    return number
  }

  private mutating func explain() {
    for question in Question.allCases {
      guard let range = question.range else { continue }
      let isRight = answer(question) != nil
      form.change(question.rawValue) { field in
        field.note =
          isRight
          ? .remark(
            LocalizedStringResource("caffeine.settings.\(question.rawValue).note" as String))
          : .fault("form.range \(range.lowerBound.typed) \(range.upperBound.typed)")
      }
    }
  }

  func body(in room: PageRoom) -> some View { SettingsFormView(form: form, room: room) }
}

extension Double {
  /// The number as people type it, without a fraction if it has none.
  fileprivate var typed: String {
    Int(exactly: self).map { String($0) } ?? String(self)
  }
}
