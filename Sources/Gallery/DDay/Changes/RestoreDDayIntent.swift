import DDays
import Store
import WidgetIntents

/// Takes a D-Day out of Recently Deleted.
struct RestoreDDayIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.restore"

  @Parameter(title: "dday.configuration.day")
  var number: Int

  @Dependency private var store: Store
  @Dependency private var history: PageHistory<DayChange>

  init() {}

  init(_ id: DDay.ID) {
    number = id.number
  }

  func perform() async throws -> some IntentResult {
    let ids = [DDay.ID(number)]
    _ = try DDayBook(in: store).restore(ids)
    history.note(.restoration(ids))
    return .result()
  }
}
