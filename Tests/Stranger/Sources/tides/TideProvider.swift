import Foundation
import Timelines
import WidgetIntents

struct TideEntry: TimelineEntry {
  let date: Date
  let port: String
  let height: Int
}

struct SelectPortIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Port"
  static let description = IntentDescription("The port to show the tide of.")

  @Parameter(title: "Port", default: "Busan")
  var port: String
}

struct MeasureIntent: AppIntent {
  static let title: LocalizedStringResource = "Measure"

  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadTimelines(ofKind: "tides")
    return .result()
  }
}

struct TideProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> TideEntry {
    TideEntry(date: .now, port: "Port", height: 100)
  }

  func snapshot(for configuration: SelectPortIntent, in context: Context) async -> TideEntry {
    TideEntry(date: .now, port: configuration.port, height: 120)
  }

  func timeline(
    for configuration: SelectPortIntent, in context: Context
  ) async -> Timeline<TideEntry> {
    let start = Date.now
    let entries = (0..<6).map { hour in
      TideEntry(
        date: start.addingTimeInterval(Double(hour) * 3600), port: configuration.port,
        height: 120 - 20 * hour)
    }
    return Timeline(entries: entries, policy: .atEnd)
  }
}
