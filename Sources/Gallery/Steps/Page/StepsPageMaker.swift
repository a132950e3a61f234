import Almanac
import Diary
import FoundationEssentials
import Pages
import Timelines
import Views
import WidgetIntents

/// Makes the steps page and its settings.
struct StepsPageMaker: PageMaker {
  @Dependency private var memory: StepMemory
  @Dependency private var now: Now

  func link(of url: URL) -> StepsLink? { StepsLink(url) }

  /// Takes as long as reading the file does, unless it is cached. Without a file, there is nothing
  /// but the settings to show.
  func page(behind link: StepsLink) throws -> any Page {
    let intent = intent
    switch link {
    case .years where intent.file?.isEmpty == false: return StepsPage(years(of: intent))
    case .years, .settings: return StepsSettingsPage(intent, devices: years(of: intent).devices)
    case .completing(let path):
      return StepsSettingsPage(
        intent, devices: years(of: intent).devices,
        completing: PathCompletion(of: path, home: memory.home))
    }
  }

  private func years(of intent: StepsIntent) -> StepYears {
    let today = now.zone.civil(at: now.date).day
    guard let path = intent.file, !path.isEmpty else {
      return StepYears(StepLog(), of: intent, on: today, in: now.zone)
    }
    let span = StepSpan(
      since: StepYears.start(before: today), days: StepYears.readDays, device: intent.counted)
    do throws(StepFileError) {
      let found = memory.log(of: try StepFile(path: path, home: memory.home), in: span)
      return StepYears(
        found.log ?? StepLog(), of: intent, on: today, in: now.zone, fault: found.fault)
    } catch {
      return StepYears(StepLog(), of: intent, on: today, in: now.zone, fault: error)
    }
  }

  /// The settings of the first steps widget; the usual ones if there is none.
  private var intent: StepsIntent {
    let widgets = WidgetCenterLink.current?.configurations ?? []
    return widgets.lazy.filter { $0.kind == StepsWidget.kind }
      .compactMap { $0.widgetConfigurationIntent() }.first ?? StepsIntent()
  }
}

/// Changes the file, the goal and the device that counts in all steps widgets.
struct KeepStepsIntent: AppIntent {
  static let title: LocalizedStringResource = "steps.settings"

  @Parameter(title: "steps.configuration.file")
  var file: String

  @Parameter(title: "steps.configuration.goal")
  var goal: Int

  /// Nil for all devices.
  @Parameter(title: "steps.configuration.device")
  var device: String?

  @Dependency private var home: HomeScreen

  init() {}

  init(file: String, goal: Int, device: String?) {
    self.file = file
    self.goal = goal
    self.device = device
  }

  func perform() async throws -> some IntentResult {
    let path = file.isEmpty ? nil : IntentValue.text(file)
    let source = device.map(IntentValue.text)
    try home.set(
      .all(ofKind: StepsWidget.kind), ["file": path, "goal": .integer(goal), "device": source])
    return .result()
  }
}

/// A form for the file with the steps, the daily goal and the device that counts. Tab completes the
/// path of the file.
struct StepsSettingsPage: Page {
  enum Question: String, SettingsQuestion {
    case file, goal, device

    static let labels = "steps.settings"
  }

  private let devices: [String]
  private(set) var settings: SettingsForm<Question>
  private var file: PathField

  private static let goals = 1...200_000

  init(_ intent: StepsIntent, devices: [String], completing completion: PathCompletion? = nil) {
    // A chosen device that is unknown now is kept.
    let known =
      devices + [intent.counted].compactMap { $0.flatMap { devices.contains($0) ? nil : $0 } }
    (self.devices, file) = (known, PathField(completion))
    let names = known.map { LocalizedStringResource("steps.settings.name \($0)") }
    let chosen = intent.counted.flatMap(known.firstIndex).map { $0 + 1 } ?? 0
    settings = SettingsForm { question in
      switch question {
      case .file: .text(TextEntry(intent.file ?? "", limit: PathField.longest))
      case .goal: .text(TextEntry(String(intent.goal), limit: 8))
      case .device: .choice(["steps.page.devices.all"] + names, chosen)
      }
    }
    if known.isEmpty {
      settings.change(.device) { $0.note = .remark("steps.settings.device.none") }
    }
    explain()
  }

  var title: LocalizedStringResource { "steps.settings" }

  var isChanged: Bool { settings.isChanged }

  var place: KeyScope { settings.form.place }

  func offers(_ command: KeyCommand) -> Bool { command != .beginAnother }

  func name(of command: KeyCommand) -> String? {
    command == .step(1) && completes ? "path.complete" : nil
  }

  private var path: String { settings.text(of: .file) }

  private var completes: Bool { settings.hasFocus(.file) && file.completes(path) }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    if event == .command(.step(1)), completes {
      return StepsLink.completing(path).url.map { .open($0) }
    }
    let request = settings.handle(event, in: room)
    explain()
    return switch request {
    case .save: save()
    case .cancel: .close
    case .press, nil: nil
    }
  }

  /// Takes over a completion of what is still typed; keeps the user's answers.
  mutating func follow(_ newer: StepsSettingsPage) {
    guard let completed = file.take(newer.file, of: path) else { return }
    settings.write(completed, to: .file)
    if file.isWhole(completed) { settings.focus(.goal) }
    explain()
  }

  private mutating func save() -> PageEffect? {
    guard let goal else {
      settings.focus(.goal)
      return nil
    }
    return .perform(KeepStepsIntent(file: path.trimmed, goal: goal, device: device))
  }

  private var goal: Int? {
    let digits = settings.text(of: .goal).filter { !$0.isWhitespace && $0 != "," }
    return Int(digits).flatMap { Self.goals.contains($0) ? $0 : nil }
  }

  private var device: String? {
    let index = settings.choice(of: .device) - 1
    return devices.indices.contains(index) ? devices[index] : nil
  }

  private mutating func explain() {
    let note = file.note(of: path) ?? (path.isEmpty ? .remark("steps.settings.file.note") : nil)
    settings.change(.file) { $0.note = note }
    let isGoal = goal != nil
    settings.change(.goal) {
      $0.note =
        isGoal
        ? .remark("steps.settings.goal.note")
        : .fault("form.range \(String(Self.goals.lowerBound)) \(String(Self.goals.upperBound))")
    }
  }

  func body(in room: PageRoom) -> some View { SettingsFormView(form: settings.form, room: room) }
}
