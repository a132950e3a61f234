import DDays
import System
import Store
import Timelines
import WidgetIntents

/// Writes the user's own D-Days to a file; those of calendars are in these.
struct ExportDaysIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.export"

  @Parameter(title: "dday.import.path")
  var path: String

  @Parameter(title: "dday.export.replaces")
  var replaces: Bool

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var home: HomeFolder

  init() {}

  init(_ path: String, replacing: Bool) {
    self.path = path
    replaces = replacing
  }

  func perform() async throws -> some IntentResult {
    let path = home.absolute(path)
    let occasions = try DDayBook(in: store).ddays().filter { $0.calendar == nil }
      .map(\.occasion)
    try ExportedOccasions(occasions, asJSON: path.hasSuffix(".json"), at: now.date)
      .write(to: path, replacing: replaces)
    return .result()
  }
}
