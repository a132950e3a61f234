import DDays
import Store
import WidgetIntents

/// Pins a D-Day, or unpins it.
struct PinDDayIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.pin"

  @Parameter(title: "dday.configuration.day")
  var number: Int

  @Parameter(title: "dday.editor.pin")
  var isPinned: Bool

  @Dependency private var store: Store
  @Dependency private var history: PageHistory<DayChange>

  init() {}

  init(_ id: DDay.ID, isPinned: Bool) {
    (number, self.isPinned) = (id.number, isPinned)
  }

  func perform() async throws -> some IntentResult {
    var before: Occasion?
    let dday = try DDayBook(in: store).edit(DDay.ID(number)) { occasion in
      before = occasion
      occasion.isPinned = isPinned
    }
    if let before { history.note(.edit(dday.id, from: before, to: dday.occasion)) }
    return .result()
  }
}
