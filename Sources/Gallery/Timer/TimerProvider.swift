import FoundationEssentials
import Store
import Timelines
import Diary
import WidgetIntents

/// Reads the timers, which count by themselves; an entry for each that begins to ring.
struct TimerProvider: AppIntentTimelineProvider {
  @Dependency private var store: Store

  func placeholder(in context: Context) -> TimerEntry { sample(in: context) }

  func snapshot(for configuration: TimerIntent, in context: Context) async throws -> TimerEntry {
    let timers = try TimerBook(in: store).timers()
    guard !context.isPreview || !timers.isEmpty else { return sample(in: context) }
    return TimerEntry(date: context.date, timers: timers, minutes: configuration.minutes)
  }

  func timeline(
    for configuration: TimerIntent, in context: Context
  ) async throws -> Timeline<TimerEntry> {
    let timers = try TimerBook(in: store).timers()
    let ends = timers.compactMap(\.end).filter { $0 > context.date }
    return Timeline(
      entries: ([context.date] + Set(ends).sorted()).map {
        TimerEntry(date: $0, timers: timers, minutes: configuration.minutes)
      },
      policy: .never)
  }

  /// A sample with a timer that has run for a while.
  private func sample(in context: Context) -> TimerEntry {
    let timer = StoredTimer(
      id: StoredTimer.ID(0), name: "", seconds: 1500, started: context.date - 456)
    return TimerEntry(date: context.date, timers: [timer], minutes: 3)
  }
}
