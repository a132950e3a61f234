import Foundation
import Timelines
import Views
import WidgetIntents

/// A widget with a configurable city, written like a tutorial.
struct CityWeather: Widget {
  let kind = "CityWeather"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, intent: CityChoice.self, provider: CityWeatherProvider()) {
      entry in
      CityWeatherView(entry: entry)
        .containerBackground(
          LinearGradient(colors: [.gray, .blue], startPoint: .top, endPoint: .bottom), for: .widget
        )
    }
    .configurationDisplayName("날씨")
    .description("지금 날씨를 보여 줍니다.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryInline])
  }
}

struct CityWeatherEntry: TimelineEntry {
  let date: Date
  let degrees: Int
  let configuration: CityChoice
}

struct CityWeatherProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CityWeatherEntry {
    CityWeatherEntry(date: context.date, degrees: 0, configuration: CityChoice())
  }

  func snapshot(for configuration: CityChoice, in context: Context) async -> CityWeatherEntry {
    CityWeatherEntry(date: context.date, degrees: 20, configuration: configuration)
  }

  func timeline(
    for configuration: CityChoice, in context: Context
  ) async -> Timeline<CityWeatherEntry> {
    let entries = (0..<3).map { hour in
      CityWeatherEntry(
        date: context.date.addingTimeInterval(Double(hour) * 3600), degrees: 15 + hour,
        configuration: configuration)
    }
    return Timeline(entries: entries, policy: .after(context.date.addingTimeInterval(900)))
  }
}

struct CityChoice: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "도시"
  static let description: IntentDescription = "어느 도시의 날씨를 볼지 고르세요."

  @Parameter(title: "도시", default: .seoul)
  var city: Location
}

enum Location: String, AppEnum {
  case seoul = "서울"
  case busan = "부산"

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "도시")
  static let caseDisplayRepresentations: [Location: DisplayRepresentation] = [
    .seoul: "서울특별시", .busan: "부산광역시",
  ]
}

struct CityWeatherView: View {
  @Environment(\.widgetFamily) var family
  var entry: CityWeatherProvider.Entry

  var body: some View {
    switch family {
    case .accessoryInline:
      Text("\(entry.configuration.city.rawValue) \(entry.degrees)°")
    default:
      VStack(alignment: .leading, spacing: 4) {
        Text(entry.configuration.city.rawValue).font(.caption)
        Text("\(entry.degrees)°").font(.system(size: 36, weight: .light))
      }
    }
  }
}
