import DDays
import Store
import Timelines
import WidgetIntents

/// Puts a small tile of a D-Day on the Home Screen.
struct PutDayHomeIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.home"

  @Parameter(title: "dday.configuration.day")
  var number: Int

  @Dependency private var home: HomeScreen

  init() {}

  init(_ id: DDay.ID) {
    number = id.number
  }

  func perform() async throws -> some IntentResult {
    try home.add([DDayBook.kind, "small", "day=\(number)"])
    return .result()
  }
}
