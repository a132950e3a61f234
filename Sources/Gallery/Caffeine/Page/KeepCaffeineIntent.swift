import Diary
import Timelines
import WidgetIntents

/// Changes the user's sensitivity to caffeine in all caffeine widgets.
struct KeepCaffeineIntent: AppIntent {
  static let title: LocalizedStringResource = "caffeine.settings"

  @Parameter(title: "caffeine.configuration.limit")
  var limit: Double

  @Parameter(title: "caffeine.configuration.sleep")
  var sleep: Double

  @Parameter(title: "caffeine.configuration.half-life")
  var halfLife: Double

  @Dependency private var home: HomeScreen

  init() {}

  init(limit: Double, sleep: Double, halfLife: Double) {
    self.limit = limit
    self.sleep = sleep
    self.halfLife = halfLife
  }

  func perform() async throws -> some IntentResult {
    try home.set(
      .all(ofKind: CaffeineBook.kind),
      ["limit": .number(limit), "sleep": .number(sleep), "halfLife": .number(halfLife)])
    return .result()
  }
}
