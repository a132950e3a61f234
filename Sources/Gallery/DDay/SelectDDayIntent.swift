import Almanac
import DDays
import FoundationEssentials
import Store
import Timelines
import WidgetIntents

/// The widget's settings: the D-Days to show, and how.
struct SelectDDayIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "dday.configuration"
  static let description: IntentDescription = "dday.configuration.description"

  /// Nil for the nearest.
  @Parameter(title: "dday.configuration.day", description: "dday.configuration.day.note")
  var day: DDayEntity?

  @Parameter(title: "dday.configuration.show", default: .day)
  var show: DDayAspect

  /// Nil for all groups.
  @Parameter(
    title: "dday.configuration.group", description: "dday.configuration.group.note",
    optionsProvider: DDayGroups())
  var group: String?

  /// The title of the widget's own date; nil if there is none.
  @Parameter(title: "dday.configuration.title")
  var title: String?

  /// A date of the widget's own, which isn't stored as a D-Day; nil if there is none.
  @Parameter(title: "dday.configuration.date")
  var date: Date?

  @Parameter(title: "dday.configuration.yearly", default: false)
  var yearly: Bool

  /// A widget with a stored day has no date of its own, and only a date has a title and comes again.
  static var parameterSummary: some ParameterSummary {
    When(\.$day, .hasAnyValue) {
      Summary("dday.configuration.summary \(\.$day)")
    } otherwise: {
      When(\.$date, .hasAnyValue) {
        Summary("dday.configuration.summary \(\.$day)") {
          \.$date
          \.$title
          \.$yearly
        }
      } otherwise: {
        Summary("dday.configuration.summary \(\.$day)") { \.$date }
      }
    }
  }
}

/// The groups of the stored D-Days.
struct DDayGroups: DynamicOptionsProvider {
  @Dependency private var store: Store

  func results() async throws -> [String?] {
    let groups = try DDayBook(in: store).ddays().map(\.occasion.group).filter { !$0.isEmpty }
    return Set(groups).sorted()
  }
}

/// A D-Day as users choose it: by number or title.
struct DDayEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "dday.configuration.day"
  static let defaultQuery = DDayQuery()

  let id: String
  /// Nil if there is no such D-Day.
  let dday: DDay?

  var _isThere: Bool { dday != nil }

  var displayRepresentation: DisplayRepresentation {
    let title = dday.map { $0.occasion.isUntitled ? "" : $0.occasion.title } ?? id
    return DisplayRepresentation(
      title: title.isEmpty ? "dday.untitled" : LocalizedStringResource(title))
  }
}

/// Finds D-Days by number or title.
struct DDayQuery: EntityStringQuery {
  @Dependency private var store: Store
  @Dependency private var now: Now

  /// The D-Days with these numbers or titles; a title stands for the nearest day that has it.
  func entities(for identifiers: [String]) async throws -> [DDayEntity] {
    let ddays = try all()
    return identifiers.map { word in
      let dday =
        ddays.first { $0.id.description == word } ?? ddays.first { $0.occasion.title == word }
      return DDayEntity(id: word, dday: dday)
    }
  }

  func suggestedEntities() async throws -> [DDayEntity] {
    try all().map { DDayEntity(id: $0.id.description, dday: $0) }
  }

  func entities(matching string: String) async throws -> [DDayEntity] {
    let words = string.lowercased()
    return try await suggestedEntities().filter { entity in
      entity.dday.map { $0.occasion.title.lowercased().contains(words) } ?? false
    }
  }

  private func all() throws -> [DDay] {
    try DDayBook(in: store).ddays().nearestFirst(from: now.zone.civil(at: now.date).day)
  }
}
