import Timelines
import WidgetIntents

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
