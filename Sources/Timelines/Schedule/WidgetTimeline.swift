import Almanac
import FoundationEssentials

/// The state of one widget's timeline: what it shows, and its requests.
struct WidgetTimeline: Sendable {
  /// A request that has been handed out but not answered.
  struct Call: Hashable, Sendable {
    let generation: Int
    var isOverdue = false
  }

  struct Asked: Hashable, Sendable {
    var date: Date
    let reason: ReloadReason
  }

  static let mostCalls = 2

  /// Increases with each widget.
  let number: Int
  private(set) var isVisible: Bool
  private(set) var budget: Budget
  var projection: Projection?
  var wish: ReloadWish?
  var plan: ReloadPlan?
  var calls: [Call] = []
  var asked: Asked?
  /// The date of the last good answer.
  var answered: Date?
  var fault: TimelineFault?
  /// The number of faults since the last good answer.
  var faults = 0

  init(number: Int, isVisible: Bool, at date: Date) {
    self.number = number
    self.isVisible = isVisible
    budget = Budget(isVisible: isVisible, at: date)
  }

  mutating func show(_ isVisible: Bool, at date: Date) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    budget.change(isVisible: isVisible, at: date)
  }

  /// Merges with an earlier wish: one request after both serves both.
  mutating func wish(_ reason: ReloadReason, at date: Date) {
    if let wish, wish.reason.isExempt || !reason.isExempt { return }
    wish = ReloadWish(reason: reason, date: date)
  }

  mutating func ask(_ due: Due, generation: Int, at date: Date) {
    if due.takesToken { budget.take(at: date) }
    calls.append(Call(generation: generation))
    asked = Asked(date: date, reason: due.reason)
    wish = nil
    plan = nil
  }

  /// Follows a clock that was set back. Dates measured from a moment keep their distance to the
  /// present; dates that an author named stay.
  mutating func move(by jump: TimeInterval) {
    budget.move(by: jump)
    wish?.date += jump
    asked?.date += jump
    answered? += jump
    switch plan {
    case .backoff(let date): plan = .backoff(date + jump)
    case .retry(let date): plan = .retry(date + jump)
    case .more(let date): plan = .more(date + jump)
    case .policy, nil: break
    }
  }
}

extension WidgetTimeline {
  mutating func receive(_ answer: TimelineAnswer, at date: Date, jitter: Jitter) {
    guard let index = calls.firstIndex(where: { $0.generation == answer.request.generation })
    else { return }
    let call = calls[index]
    switch answer.outcome {
    case .overdue:
      calls[index].isOverdue = true
      note(.overdue, of: call, at: date)
    case .fault(let fault):
      calls.remove(at: index)
      note(fault, of: call, at: date)
    case .timeline(let timeline) where timeline.count == 0:
      calls.remove(at: index)
      note(.noEntries, of: call, at: date)
    case .timeline(let timeline):
      calls.remove(at: index)
      show(timeline, for: answer.request, at: date, jitter: jitter)
    }
  }

  private func isOvertaken(_ generation: Int) -> Bool {
    projection.map { generation < $0.generation } ?? false
  }

  private mutating func show(
    _ timeline: AnyTimeline, for request: TimelineRequest, at date: Date, jitter: Jitter
  ) {
    guard !isOvertaken(request.generation) else { return }
    projection = Projection(
      timeline, generation: request.generation, replacing: projection, at: date)
    plan = ReloadPlan(timeline, at: date) { jitter.delay(of: $0, for: request) }
    answered = date
    faults = 0
  }

  private mutating func note(_ fault: TimelineFault, of call: Call, at date: Date) {
    guard !isOvertaken(call.generation) else { return }
    self.fault = fault
    // If an overdue call fails later, that isn't a second fault.
    guard !call.isOverdue else { return }
    faults += 1
    plan = ReloadPlan(fault.providerFault, at: date) ?? .attempt(after: faults, at: date)
  }
}

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

extension WidgetTimeline {
  /// What kept newer entries away when the last answer came.
  var providerFault: ProviderFault? {
    faults > 0 ? fault?.providerFault : projection?.timeline.providerFault
  }

  var simulationNotice: SimulationNotice? { projection?.timeline.simulationNotice }

  /// What is to be told of as the last fault.
  var lastFault: TimelineFault? { providerFault.map(TimelineFault.provider) ?? fault }
}

/// A timeline, and the entry to show before its first date: the one shown when the timeline arrived.
struct Projection: Sendable {
  let timeline: AnyTimeline
  let generation: Int
  private let held: ShownEntry?

  init(_ timeline: AnyTimeline, generation: Int, replacing last: Projection?, at date: Date) {
    self.timeline = timeline
    self.generation = generation
    held = last.map { last in
      let entry = last.entry(at: date)
      return ShownEntry(timeline: entry.timeline.still(of: entry.index), index: 0, id: entry.id)
    }
  }

  func entry(at date: Date) -> ShownEntry {
    let index = timeline.entry(at: date)
    if index == nil, let held { return held }
    return ShownEntry(
      timeline: timeline, index: index ?? 0,
      id: ShownEntry.ID(generation: generation, index: index ?? 0))
  }
}

/// The request that follows from the last answer.
enum ReloadPlan: Hashable, Sendable {
  /// The date that the timeline names, and an extra delay.
  case policy(Date, jitter: TimeInterval)
  /// After an answer with only known data.
  case more(Date)
  /// After a request that brought nothing.
  case backoff(Date)
  /// After a request that couldn't connect.
  case retry(Date)

  /// The next attempt after `faults` in a row: after 5 minutes, doubling up to an hour.
  static func attempt(after faults: Int, at date: Date) -> ReloadPlan {
    let doublings = min(max(faults, 1) - 1, 4)
    return .backoff(date.addingTimeInterval(min(300 * Double(1 << doublings), 3600)))
  }

  private static let shortestPause: TimeInterval = 5

  /// The next attempt after an obstacle; fails unless the obstacle is a failed connection.
  init?(_ providerFault: ProviderFault?, at arrival: Date) {
    guard let retry = providerFault?.retry, retry.isFinite else { return nil }
    self = .retry(max(retry, arrival + Self.shortestPause))
  }

  /// The next request according to a timeline; fails if the timeline names no finite date.
  init?(_ timeline: AnyTimeline, at arrival: Date, jitter: (TimeInterval) -> TimeInterval) {
    if timeline.isPreliminary {
      self = .more(arrival)
      return
    }
    if let retry = ReloadPlan(timeline.providerFault, at: arrival) {
      self = retry
      return
    }
    let (date, isJittered): (Date?, Bool) =
      switch timeline.policy.moment {
      case .never: (nil, false)
      case .atEnd: (timeline.lastDate, false)
      case .after(let date): (date, true)
      }
    guard let date, date.isFinite else { return nil }
    self = .policy(date, jitter: isJittered ? jitter(date.timeIntervalSince(arrival)) : 0)
  }
}

/// A wish to reload a widget.
struct ReloadWish: Hashable, Sendable {
  let reason: ReloadReason
  var date: Date
}
