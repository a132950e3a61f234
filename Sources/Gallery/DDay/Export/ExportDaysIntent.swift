import DDays
import Store
import Timelines
import WidgetIntents

/// Writes all D-Days to a new file.
struct ExportDaysIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.export"

  @Parameter(title: "dday.import.path")
  var path: String

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var home: HomeFolder

  init() {}

  init(_ path: String) {
    self.path = path
  }

  func perform() async throws -> some IntentResult {
    let path = home.absolute(path)
    let occasions = try DDayBook(in: store).ddays().map(\.occasion)
    try ExportedOccasions(occasions, asJSON: path.hasSuffix(".json"), at: now.date)
      .write(to: path)
    return .result()
  }
}
