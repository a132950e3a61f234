import Timelines
import WidgetIntents

/// Looks again whether the file with the steps has changed.
struct ReloadStepsIntent: AppIntent {
  static let title: LocalizedStringResource = "steps.reload"

  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadTimelines(ofKind: StepsWidget.kind)
    return .result()
  }
}
