import Almanac
import FoundationEssentials

extension WidgetTimeline {
  private static let spacing: TimeInterval = 300

  /// The next request; nil while the maximum number of calls is out.
  func due(in zone: Zone) -> Due? {
    guard calls.count < WidgetTimeline.mostCalls else { return nil }
    if let wish, wish.reason.isExempt {
      return Due(date: wish.date, reason: wish.reason, cause: .wish)
    }
    let wished = wish.map { Due($0.reason, at: ($0.date, .wish), orAfter: [token]) }
    let planned = plan.map { due(for: $0, in: zone) }
    return [wished, planned].compactMap(\.self).min { $0.date < $1.date }
  }

  private var token: (Date, Due.Cause) { (budget.nextToken, .budget) }

  private func due(for plan: ReloadPlan, in zone: Zone) -> Due {
    switch plan {
    case .backoff(let date):
      return Due(.fault, at: (date, .backoff), orAfter: [token])
    case .more(let date):
      return Due(date: date, reason: .more, cause: .policy)
    case .retry(let date):
      return Due(date: date, reason: .retry, cause: .backoff)
    case .policy(let date, let jitter):
      let asked = asked?.date ?? .distantPast
      if date > asked, zone.startsDay(at: date) {
        return Due(date: date, reason: .policy, cause: .startOfDay)
      }
      let jittered = (date + jitter, Due.Cause.jitter)
      let spaced = (asked + WidgetTimeline.spacing, Due.Cause.spacing)
      return Due(.policy, at: (date, .policy), orAfter: [jittered, spaced, token])
    }
  }
}

extension Zone {
  fileprivate func startsDay(at date: Date) -> Bool {
    startOfDay(civil(at: date).day) == date
  }
}
