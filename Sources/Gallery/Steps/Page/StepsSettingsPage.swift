import Bounds
import FoundationEssentials
import Keys
import Pages
import Steps
import Views
import WidgetIntents

/// A form for the file with the steps, the daily goal and the device that counts. Tab completes the
/// path of the file.
struct StepsSettingsPage: Page {
  private let original: Form
  private let devices: [String]
  private(set) var form: Form
  private var completion: PathCompletion?

  enum Question: String, CaseIterable {
    case file, goal, device, cancel, save
  }

  private static let goals = 1...200_000
  private static let longestPath = Bound.variable.greatest

  init(_ intent: StepsIntent, devices: [String], completing completion: PathCompletion? = nil) {
    // A chosen device that is unknown now is kept.
    let known =
      devices + [intent.counted].compactMap { $0.flatMap { devices.contains($0) ? nil : $0 } }
    (self.devices, self.completion) = (known, completion)
    let names = known.map { LocalizedStringResource("steps.settings.name \($0)") }
    let chosen = intent.counted.flatMap(known.firstIndex).map { $0 + 1 } ?? 0
    form = Form(
      Question.allCases.map { question in
        let answer: Field.Answer =
          switch question {
          case .file: .text(TextEntry(intent.file ?? "", limit: Self.longestPath))
          case .goal: .text(TextEntry(String(intent.goal), limit: 8))
          case .device: .choice(["steps.page.devices.all"] + names, chosen)
          case .cancel, .save: .button(isDestructive: false)
          }
        return Field(
          question.rawValue,
          LocalizedStringResource("steps.settings.\(question.rawValue)" as String), answer)
      })
    form.change(Question.device.rawValue) { $0.isShown = !known.isEmpty }
    original = form
    explain()
  }

  var title: LocalizedStringResource { "steps.settings" }

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

  func name(of command: KeyCommand) -> String? {
    command == .step(1) && completes ? "steps.settings.complete" : nil
  }

  private var path: String {
    if case .text(let entry) = form[Question.file.rawValue]?.answer { entry.text } else { "" }
  }

  /// Whether Tab completes: the path has the focus, and isn't complete as far as is known.
  private var completes: Bool {
    form.focused?.id == Question.file.rawValue && completion?.typed != path
      && !path.isEmpty
  }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    if event == .command(.step(1)), completes {
      return StepsLink.completing(path).url.map { .open($0) }
    }
    let request = form.handle(event, columns: room.formColumns, rows: room.formRows)
    explain()
    return switch request {
    case .save, .press(Question.save.rawValue): save()
    case .press(Question.cancel.rawValue): .close
    case .press, nil: nil
    }
  }

  /// Takes over a completion of what is still typed; keeps the user's answers.
  mutating func follow(_ newer: StepsSettingsPage) {
    guard let found = newer.completion, found.typed == path else { return }
    let completed = found.completed
    form.change(Question.file.rawValue) {
      $0.answer = .text(TextEntry(completed, limit: Self.longestPath))
    }
    completion = found
    if completed == found.typed, found.choices.count == 1 { form.focus(Question.goal.rawValue) }
    explain()
  }

  private mutating func save() -> PageEffect? {
    guard let goal else {
      form.focus(Question.goal.rawValue)
      return nil
    }
    return .perform(KeepStepsIntent(file: path.trimmed, goal: goal, device: device))
  }

  private var goal: Int? {
    guard case .text(let entry) = form[Question.goal.rawValue]?.answer else { return nil }
    let digits = entry.text.filter { !$0.isWhitespace && $0 != "," }
    return Int(digits).flatMap { Self.goals.contains($0) ? $0 : nil }
  }

  private var device: String? {
    guard case .choice(_, let index) = form[Question.device.rawValue]?.answer else { return nil }
    return devices.indices.contains(index - 1) ? devices[index - 1] : nil
  }

  private mutating func explain() {
    let isGoal = goal != nil
    let note = fileNote
    form.change(Question.file.rawValue) { $0.note = note }
    form.change(Question.goal.rawValue) {
      $0.note =
        isGoal
        ? .remark("steps.settings.goal.note")
        : .fault("form.range \(String(Self.goals.lowerBound)) \(String(Self.goals.upperBound))")
    }
  }

  private var fileNote: Field.Note? {
    if let completion, completion.choices.isEmpty, completion.typed == path {
      return .fault("steps.settings.none")
    }
    if let completion, completion.choices.count > 1, completion.completed == path {
      return .remark(
        "steps.settings.choices \(completion.choices.prefix(20).joined(separator: " "))")
    }
    return path.isEmpty ? .remark("steps.settings.file.note") : nil
  }

  func body(in room: PageRoom) -> some View { SettingsFormView(form: form, room: room) }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
