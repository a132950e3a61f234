import FoundationEssentials
import Store
import Timelines
import Diary
import WidgetIntents

/// Starts a timer of some minutes, or a stopwatch.
struct StartTimerIntent: AppIntent {
  static let title: LocalizedStringResource = "timer.start"

  /// Nil for a stopwatch.
  @Parameter(title: "timer.configuration.minutes")
  var minutes: Int?

  @Dependency private var store: Store
  @Dependency private var now: Now

  init() {}

  init(minutes: Int?) {
    self.minutes = minutes
  }

  func perform() async throws -> some IntentResult {
    let length = minutes.flatMap { TimerLength(seconds: Double($0) * 60) }
    try TimerBook(in: store).start(length, at: now.date)
    return .result()
  }
}
