import DDays
import Store
import Timelines
import WidgetIntents

/// Adds the D-Days of a file that aren't there yet.
struct ImportDaysIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.import"

  @Parameter(title: "dday.import.path")
  var path: String

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var history: PageHistory<DayChange>

  init() {}

  init(_ path: String) {
    self.path = path
  }

  func perform() async throws -> some IntentResult {
    let imported = try ImportedOccasions(ofFile: path, zone: now.zone)
    let added = try DDayBook(in: store).add(imported.occasions)
    if !added.isEmpty { history.note(.restoration(added.map(\.id))) }
    return .result()
  }
}
