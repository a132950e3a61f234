import FoundationEssentials
import Layout
import Timelines
import Views
import WidgetIntents

@testable import Home

/// A widget with a parameter of each kind, one of which depends on another.
struct TripIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Trip"

  @Parameter(title: "Town", description: "the nearest") var town: Town?
  @Parameter(title: "Pace") var pace: Pace
  @Parameter(title: "Drink") var drink: Drink?
  @Parameter(title: "Guests", default: 2, inclusiveRange: (lowerBound: 1, upperBound: 9))
  var guests: Int
  @Parameter(title: "Start") var start: Date?
  @Parameter(title: "Round", default: false) var round: Bool
  @Parameter(title: "Back") var back: Date?
  @Parameter(title: "Stops") var stops: [Town]
  @Parameter(title: "Note", default: "none") var note: String

  static var parameterSummary: some ParameterSummary {
    When(\.$round, .equalTo, true) {
      Summary("Trip") { \.$back }
    } otherwise: {
      Summary("Trip")
    }
  }
}

enum Pace: String, AppEnum {
  case slow, fast

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pace"
  static let caseDisplayRepresentations: [Pace: DisplayRepresentation] = [
    .slow: "Slow", .fast: "Fast",
  ]
}

enum Drink: String, AppEnum {
  case tea, coffee, juice, water, milk

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
  static let caseDisplayRepresentations: [Drink: DisplayRepresentation] = [.tea: "Tea"]
}

struct Town: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Town"
  static let defaultQuery = TownQuery()
  static let names = ["seoul": "서울", "busan": "부산", "bucheon": "부천", "jeju": "제주"]

  let id: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(Self.names[id] ?? id), subtitle: "한국")
  }
}

struct TownQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Town] {
    identifiers.filter { Town.names[$0] != nil }.map(Town.init)
  }

  func suggestedEntities() async throws -> [Town] { ["seoul", "jeju"].map(Town.init) }

  func entities(matching string: String) async throws -> [Town] {
    if string == "?" { throw ProviderFault(key: "weather.fault.unreachable") }
    return Town.names.sorted { $0.key < $1.key }
      .filter { $0.key.hasPrefix(string) || $0.value.hasPrefix(string) }.map { Town(id: $0.key) }
  }
}

/// Shows its town and its guests.
struct TripProvider: AppIntentTimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
    let text: String
  }

  func placeholder(in context: Context) -> Entry { Entry(date: context.date, text: "") }

  func snapshot(for configuration: TripIntent, in context: Context) async throws -> Entry {
    let town = configuration.town?.id ?? "nowhere"
    return Entry(
      date: context.date,
      text: context.isPreview ? "sample" : "\(town) for \(configuration.guests)")
  }

  func timeline(for configuration: TripIntent, in context: Context) async throws -> Timeline<Entry>
  {
    Timeline(entries: [try await snapshot(for: configuration, in: context)], policy: .never)
  }
}

struct TripWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "trip", intent: TripIntent.self, provider: TripProvider()) {
      Text(verbatim: $0.text).containerBackground(Color.blue, for: .widget)
    }
    .configurationDisplayName("여행")
    .supportedFamilies([.systemSmall, .systemMedium])
    .promptsForUserConfiguration()
  }

  static let kinds = WidgetKind.all(in: TripWidget()).kinds + Sample.kinds
}
