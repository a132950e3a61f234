package import FoundationEssentials

extension Schedule {
  package func report(on id: Instance.ID, at date: Date) -> ScheduleReport? {
    guard let line = lines[id] else { return nil }
    let entry = line.projection?.entry(at: date)
    let dates = line.projection?.reel.dates ?? []
    return ScheduleReport(
      past: dates.filter { $0 <= date }, coming: dates.filter { $0 > date },
      shown: entry.map { $0.reel.date(of: $0.index) },
      policy: line.projection?.reel.policy, generation: line.projection?.generation,
      answered: line.answered, isVisible: line.isVisible, next: line.due(in: zone),
      waiting: line.calls.count < Line.mostCalls ? nil : line.wish?.reason,
      lastReason: line.asked?.reason, lastAsked: line.asked?.date, callsOut: line.calls.count,
      tokens: line.budget.tokens(at: date), lastFault: line.lastFault, faults: line.faults)
  }
}

extension Reel {
  fileprivate var dates: [Date] { (0..<count).map { date(of: $0) } }
}
