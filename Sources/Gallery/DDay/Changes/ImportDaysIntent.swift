import DDays
import Store
import Timelines
import WidgetIntents

/// Adds the D-Days of a file that aren't there yet.
struct ImportDaysIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.import"

  @Parameter(title: "dday.import.path")
  var path: String

  /// The group that all come into; empty if each keeps its own.
  @Parameter(title: "dday.import.group")
  var group: String

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var history: PageHistory<DayChange>

  init() {}

  init(_ path: String, into group: String) {
    self.path = path
    self.group = group
  }

  func perform() async throws -> some IntentResult {
    let imported = try ImportedOccasions(ofFile: path, zone: now.zone)
    let occasions = imported.occasions.map { occasion in
      var occasion = occasion
      if !group.isEmpty { occasion.group = group }
      return occasion
    }
    let added = try DDayBook(in: store).add(occasions)
    if !added.isEmpty { history.note(.restoration(added.map(\.id))) }
    return .result()
  }
}
