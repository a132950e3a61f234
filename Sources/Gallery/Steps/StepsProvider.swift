import Almanac
import FoundationEssentials
import Diary
import Timelines
import WidgetIntents

/// Reads a week of steps from a file, whenever it changes and at each midnight.
struct StepsProvider: AppIntentTimelineProvider {
  @Dependency private var memory: StepMemory

  func placeholder(in context: Context) -> StepsEntry {
    .sample(at: context.date, in: context.zone)
  }

  func snapshot(for configuration: StepsIntent, in context: Context) async throws -> StepsEntry {
    if context.isPreview { return .sample(at: context.date, in: context.zone) }
    return entries(for: configuration, at: [context.date], in: context.zone)[0]
  }

  func timeline(
    for configuration: StepsIntent, in context: Context
  ) async throws -> Timeline<StepsEntry> {
    let midnight = context.zone.end(of: .day, at: context.date) ?? context.date + 86_400
    let entries = entries(for: configuration, at: [context.date, midnight], in: context.zone)
    guard entries[0].week != nil else { return Timeline(entries: [entries[0]], policy: .never) }
    return Timeline(entries: entries, policy: .after(midnight))
  }

  /// The entries, one for each date.
  private func entries(
    for configuration: StepsIntent, at dates: [Date], in zone: Zone
  ) -> [StepsEntry] {
    guard let path = configuration.file, !path.isEmpty, let first = dates.first else {
      return dates.map { StepsEntry(date: $0, week: nil) }
    }
    let start = zone.civil(at: first).day.advanced(by: 1 - StepWeek.length)
    let (log, fault) = read(path, in: StepSpan(since: start, device: configuration.counted))
    return dates.map { date in
      StepsEntry(
        date: date,
        week: StepWeek(
          log, goal: configuration.goal, today: zone.civil(at: date).day, fault: fault))
    }
  }

  private func read(_ path: String, in span: StepSpan) -> (StepLog, StepFileError?) {
    do {
      let file = try StepFile(path: path, home: memory.home)
      WatchedFiles.current.follow(file.path)
      let found = memory.log(of: file, in: span)
      return (found.log ?? StepLog(), found.fault)
    } catch {
      return (StepLog(), error)
    }
  }
}
