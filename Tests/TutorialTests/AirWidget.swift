import Foundation
import Timelines
import Views
import WidgetIntents

struct AirQuality {
  let station: String
  let index: Int
  let level: AirLevel
  let forecast: [HourlyAir]
}

enum AirLevel: String, CaseIterable {
  case good = "좋음"
  case bad = "나쁨"

  var symbol: String {
    switch self {
    case .good: "aqi.low"
    case .bad: "aqi.high"
    }
  }

  var gradient: LinearGradient {
    switch self {
    case .good:
      LinearGradient(colors: [.blue, .green], startPoint: .topLeading, endPoint: .bottomTrailing)
    case .bad:
      LinearGradient(
        colors: [Color("HazeTop"), .gray.opacity(0.6)], startPoint: .top, endPoint: .bottom)
    }
  }
}

struct HourlyAir: Identifiable {
  let id = UUID()
  let hour: String
  let index: Int
}

extension AirQuality {
  static let preview = AirQuality(station: "종로", index: 42, level: .good, forecast: [])
}

// Written like a tutorial: the app's own class behind a shared instance.
class AirService {
  static let shared = AirService()

  func measure(at station: Station) async -> AirQuality {
    AirQuality(
      station: station.rawValue, index: 120, level: .bad,
      forecast: (1...6).map { HourlyAir(hour: "\($0)시", index: $0) })
  }
}

struct RefreshAirIntent: AppIntent {
  static var title: LocalizedStringResource = "새로고침"

  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadAllTimelines()
    return .result()
  }
}

struct SelectStationIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "측정소 선택"
  static var description: IntentDescription = "공기를 잴 곳을 고르세요."

  @Parameter(title: "측정소", default: .jongno)
  var station: Station

  @Parameter(title: "예보 보기", default: true)
  var showsForecast: Bool
}

enum Station: String, AppEnum {
  case jongno = "종로"
  case haeundae = "해운대"

  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "측정소")
  static var caseDisplayRepresentations: [Station: DisplayRepresentation] = [
    .jongno: "종로구",
    .haeundae: "해운대구",
  ]
}

struct AirEntry: TimelineEntry {
  let date: Date
  let air: AirQuality
  let configuration: SelectStationIntent
}

struct AirProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> AirEntry {
    AirEntry(date: .now, air: .preview, configuration: SelectStationIntent())
  }

  func snapshot(for configuration: SelectStationIntent, in context: Context) async -> AirEntry {
    let air = await AirService.shared.measure(at: configuration.station)
    return AirEntry(date: .now, air: air, configuration: configuration)
  }

  func timeline(
    for configuration: SelectStationIntent, in context: Context
  ) async -> Timeline<AirEntry> {
    let air = await AirService.shared.measure(at: configuration.station)
    let entry = AirEntry(date: .now, air: air, configuration: configuration)
    let next = Calendar.current.date(byAdding: .minute, value: 15, to: entry.date)
    return Timeline(entries: [entry], policy: .after(next ?? .distantFuture))
  }
}

struct SmallAirView: View {
  let air: AirQuality

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Image(systemName: air.level.symbol)
        .font(.title2)
        .symbolRenderingMode(.multicolor)
      Spacer()
      Text("\(air.index)µg")
        .font(.system(size: 36, weight: .light))
        .contentTransition(.numericText())
      Text(air.station)
        .font(.caption)
        .fontWeight(.semibold)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

struct MediumAirView: View {
  let air: AirQuality

  var body: some View {
    HStack(spacing: 16) {
      SmallAirView(air: air)
      Divider()
      ForEach(air.forecast.prefix(2)) { hourly in
        VStack(spacing: 6) {
          Text(hourly.hour).font(.caption2)
          Text("\(hourly.index)").foregroundStyle(.secondary)
        }
      }
    }
  }
}

struct AirWidgetEntryView: View {
  @Environment(\.widgetFamily) var family
  let entry: AirEntry

  var body: some View {
    switch family {
    case .systemSmall:
      SmallAirView(air: entry.air)
    case .systemMedium:
      MediumAirView(air: entry.air)
    case .accessoryInline:
      Text("\(entry.air.level.rawValue) \(entry.air.index)")
    default:
      SmallAirView(air: entry.air)
    }
  }
}

struct AirWidget: Widget {
  let kind = "AirWidget"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: kind,
      intent: SelectStationIntent.self,
      provider: AirProvider()
    ) { entry in
      AirWidgetEntryView(entry: entry)
        .containerBackground(entry.air.level.gradient, for: .widget)
    }
    .configurationDisplayName("공기")
    .description("지금 공기와 예보를 봅니다.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryInline])
  }
}
