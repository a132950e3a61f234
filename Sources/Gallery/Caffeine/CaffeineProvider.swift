import Diary
import FoundationEssentials
import Store
import Timelines
import WidgetIntents

/// Reads the log of drinks and computes how the level falls.
struct CaffeineProvider: AppIntentTimelineProvider {
  @Dependency private var store: Store

  func placeholder(in context: Context) -> CaffeineEntry {
    sample(in: context)
  }

  func snapshot(
    for configuration: CaffeineIntent, in context: Context
  ) async throws -> CaffeineEntry {
    let entry = try reading(configuration, in: context).entry(at: context.date)
    return context.isPreview && entry.day.isEmpty ? sample(in: context) : entry
  }

  func timeline(
    for configuration: CaffeineIntent, in context: Context
  ) async throws -> Timeline<CaffeineEntry> {
    let reading = try reading(configuration, in: context)
    let dates = reading.turns(after: context.date)
    return Timeline(
      entries: ([context.date] + dates).map(reading.entry),
      policy: dates.last.map { .after($0) } ?? .never)
  }

  private func reading(
    _ configuration: CaffeineIntent, in context: Context
  ) throws -> CaffeineReading {
    try CaffeineReading(
      of: CaffeineBook(in: store), CaffeineSettings(configuration), at: context.date,
      in: context.zone)
  }

  /// A sample with two cups.
  private func sample(in context: Context) -> CaffeineEntry {
    let intakes = [3.0, 0.5].map { Intake(95, at: context.date - $0 * 3600) }
    return CaffeineReading(intakes, CaffeineSettings(), in: context.zone).entry(at: context.date)
  }
}
