package import FoundationEssentials

extension Schedule {
  package func report(on id: Instance.ID, at date: Date) -> ScheduleStatus? {
    guard let timeline = timelines[id] else { return nil }
    let entry = timeline.projection?.entry(at: date)
    let dates = timeline.projection?.reel.dates ?? []
    return ScheduleStatus(
      past: dates.filter { $0 <= date }, coming: dates.filter { $0 > date },
      shown: entry.map { $0.reel.date(of: $0.index) },
      policy: timeline.projection?.reel.policy, generation: timeline.projection?.generation,
      answered: timeline.answered, isVisible: timeline.isVisible, next: timeline.due(in: zone),
      waiting: timeline.calls.count < WidgetTimeline.mostCalls ? nil : timeline.wish?.reason,
      lastReason: timeline.asked?.reason, lastAsked: timeline.asked?.date,
      callsOut: timeline.calls.count,
      tokens: timeline.budget.tokens(at: date), lastFault: timeline.lastFault,
      faults: timeline.faults)
  }
}

extension Reel {
  fileprivate var dates: [Date] { (0..<count).map { date(of: $0) } }
}
