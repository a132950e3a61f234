import Almanac
import Boards
import Cells
import Pages
import Timelines
import WidgetIntents
import System

/// The settings of a widget as a form, made from the parameters of its kind in their order.
struct ConfigurationForm: Sendable {
  enum Request: Hashable {
    case save, cancel
  }

  private let kind: WidgetKind
  let questions: [ParameterQuestion]
  private(set) var form: Form
  /// The words of the settings that differ from the default, as saved.
  private var saved: [String: String]
  private var dates: DateWriter

  private static let reset = "button.reset"
  private static let cancel = "button.cancel"
  private static let save = "button.save"
  private static let mostLabelColumns = 24

  init(
    of kind: WidgetKind, setTo settings: [String: String], by dates: DateWriter,
    in strings: StringTable
  ) {
    (self.kind, self.dates, saved) = (kind, dates, [:])
    questions = kind.parameters.map { ParameterQuestion(parameter: $0) }
    let fields = questions.map { question in
      let parameter = question.parameter
      return Field(
        parameter.name, LocalizedStringResource(parameter.title),
        question.answer(to: settings[parameter.name] ?? "", in: dates.zone))
    }
    let widths = questions.map { question in
      let title = strings[question.parameter.title] ?? question.parameter.title
      return Glyphs(title).reduce(0) { $0 + $1.width }
    }
    form = Form(
      fields + Self.buttons,
      labelColumns: min(
        max(Form.usualLabelColumns, 3 + (widths.max() ?? 0)), Self.mostLabelColumns))
    // What can't be read is shown as the default, which isn't a change by the user.
    saved = words
    explain()
  }

  private static var buttons: [Field] {
    var save = Field(save, "form.save", .button(isDestructive: false))
    save.isMain = true
    return [
      Field(reset, "editor.reset", .button(isDestructive: false)),
      Field(cancel, "form.cancel", .button(isDestructive: false)), save,
    ]
  }

  /// The words of all settings that differ from the default.
  private var words: [String: String] {
    questions.reduce(into: [:]) { words, question in
      let own = answered(question)
      if !own.isEmpty { words[question.parameter.name] = own }
    }
  }

  private func answered(_ question: ParameterQuestion) -> String {
    form[question.parameter.name].map { question.words(for: $0.answer, in: dates.zone) } ?? ""
  }

  /// The settings as values, without those that can't be read.
  var values: [String: IntentValue] {
    questions.reduce(into: [:]) { values, question in
      let own = answered(question)
      guard !own.isEmpty else { return }
      values[question.parameter.name] = try? question.parameter.value(written: own, in: dates.zone)
    }
  }

  /// The settings of a preview: those that are answered, with what is highlighted in a list.
  var previewedValues: [String: IntentValue] {
    guard let chooser, !chooser.holdsMany, let option = chooser.highlighted,
      let parameter = questions.first(where: { $0.parameter.name == form.focused?.id })?.parameter
    else { return values }
    let value = option.id.isEmpty ? nil : try? parameter.value(written: option.id, in: dates.zone)
    var values = values
    values[parameter.name] = value == parameter.initial ? nil : value
    return values
  }

  /// The settings that were changed, as words that a revision reads.
  var changes: [String] {
    let words = words
    return questions.map(\.parameter.name).filter { words[$0] != saved[$0] }
      .map { "\($0)=\(words[$0] ?? "")" }
  }

  /// The first question whose answer can't be saved.
  var wrong: ParameterQuestion? {
    let words = words
    return questions.first { question in
      let name = question.parameter.name
      return words[name] != saved[name] && question.isWrong(words[name] ?? "", in: dates.zone)
    }
  }

  /// The focused chooser; nil if something else has the focus.
  var chooser: Chooser? { form.focused?.chooser }

  mutating func handle(_ event: PageEvent, columns: Int, rows: Int) -> Request? {
    let request = form.handle(event, columns: columns, rows: rows)
    defer { explain() }
    switch request {
    case .save, .press(Self.save): return .save
    case .press(Self.cancel): return .cancel
    case .press(Self.reset): answer { _ in "" }
    case .press, nil: break
    }
    return nil
  }

  /// Takes over settings that another process has changed, except those that were changed here.
  mutating func follow(_ settings: [String: String]) {
    let (words, before) = (words, saved)
    var other = self
    other.answer { settings[$0] ?? "" }
    saved = other.words
    let now = saved
    answer { name in
      words[name] == before[name] && now[name] != before[name] ? settings[name] ?? "" : nil
    }
    explain()
  }

  mutating func move(to zone: Zone) {
    dates = DateWriter(wording: dates.wording, zone: zone, hourCycle: dates.hourCycle)
    explain()
  }

  mutating func focus(_ question: ParameterQuestion) { form.focus(question.parameter.name) }

  /// Changes the focused chooser, if there is one.
  mutating func changeChooser(_ change: (inout Chooser) -> Void) {
    guard let name = form.focused?.id,
      let question = questions.first(where: { $0.parameter.name == name })
    else { return }
    self.change(question, change)
  }

  mutating func change(_ question: ParameterQuestion, _ change: (inout Chooser) -> Void) {
    form.change(question.parameter.name) { field in
      guard case .chooser(var chooser) = field.answer else { return }
      change(&chooser)
      field.answer = .chooser(chooser)
    }
    explain()
  }

  /// Tells beside a question why its choices aren't known.
  mutating func tell(_ fault: LocalizedStringResource, at question: ParameterQuestion) {
    form.change(question.parameter.name) { $0.note = .fault(fault) }
  }

  /// Answers the questions to whose names there are words.
  private mutating func answer(_ words: (String) -> String?) {
    for question in questions {
      let name = question.parameter.name
      guard let own = words(name) else { continue }
      form.change(name) { $0.answer = question.answer(to: own, in: dates.zone) }
    }
  }

  /// Says what each answer means, and hides the questions that don't apply.
  private mutating func explain() {
    let hidden = kind.hiddenParameters(with: values)
    for question in questions {
      let name = question.parameter.name
      form.change(name) { field in
        field.note = question.note(on: field.answer, by: dates)
        field.isShown = !hidden.contains(name)
      }
    }
  }
}
