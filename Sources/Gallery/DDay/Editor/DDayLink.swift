import DDays
import FoundationEssentials
import Store
import Timelines
import WidgetIntents

/// The target of a link in a D-Day widget.
enum DDayLink: Hashable {
  /// The editor with a new D-Day.
  case new
  case day(DDay.ID)

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.place) else { return nil }
    let rest = text.dropFirst(Self.place.count)
    if rest.isEmpty || rest == "/new" {
      self = .new
    } else if rest.first == "/", let number = Int(rest.dropFirst()) {
      self = .day(DDay.ID(number))
    } else {
      return nil
    }
  }

  var url: URL? {
    switch self {
    case .new: URL(string: "\(Self.place)/new")
    case .day(let id): URL(string: "\(Self.place)/\(id)")
    }
  }

  private static let place = "widgetty://dday"
}

/// Moves a D-Day to Recently Deleted.
struct RemoveDDayIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.remove"

  @Parameter(title: "dday.configuration.day")
  var number: Int

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var history: PageHistory<DayChange>

  init() {}

  init(_ id: DDay.ID) {
    number = id.number
  }

  func perform() async throws -> some IntentResult {
    let change = DayChange.removal([DDay.ID(number)])
    try change.apply(in: store, at: now)
    history.note(change)
    return .result()
  }
}
