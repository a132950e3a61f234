package import Almanac
package import FoundationEssentials

/// Decides which entry each widget shows and when to ask its provider. Dates and answers go in;
/// requests come out.
package struct Schedule: Sendable {
  /// The zone that determines when days start.
  package var zone: Zone {
    didSet { if zone != oldValue { settleAll() } }
  }

  private(set) var timelines: [Instance.ID: WidgetTimeline] = [:]
  private var requestDates = Agenda<Instance.ID>()
  private var entryDates = Agenda<Instance.ID>()
  /// The visible widgets; nil means all.
  private var visible: Set<Instance.ID>?
  /// The hidden widgets whose entries matter, as in a stack that turns by itself.
  private var watched: Set<Instance.ID> = []
  private var now = Date.distantPast
  private var insertions = 0
  private var generation = 0
  private let jitter: Jitter

  package init(zone: Zone = .utc, seed: UInt64 = 0) {
    self.zone = zone
    jitter = Jitter(seed: seed)
  }

  /// The date of the next request or of the next entry of a visible or watched widget.
  ///
  /// Once the requests due by a date have been handed out, it lies after that date.
  package var nextDate: Date? { requestDates.next.orEarlier(entryDates.next) }

  /// Requests the first entries of a new widget; does nothing for a known one.
  package mutating func insert(_ id: Instance.ID, at date: Date) {
    guard timelines[id] == nil else { return }
    advance(to: date)
    insertions += 1
    timelines[id] = WidgetTimeline(
      number: insertions, isVisible: visible?.contains(id) ?? true, at: date)
    reload(id, because: .first, at: date)
  }

  package mutating func remove(_ id: Instance.ID) {
    timelines[id] = nil
    settle(id)
  }

  /// Sets the visible widgets, which may include some that aren't inserted yet. The entries of
  /// watched widgets are due too, at the refresh rate of hidden ones.
  package mutating func show(
    only ids: Set<Instance.ID>, watching watched: Set<Instance.ID> = [], at date: Date
  ) {
    advance(to: date)
    guard ids != visible || watched != self.watched else { return }
    let changed = (visible.map { $0.symmetricDifference(ids) } ?? Set(timelines.keys))
      .union(watched.symmetricDifference(self.watched))
    (visible, self.watched) = (ids, watched)
    for id in inOrder(changed) {
      timelines[id]?.show(ids.contains(id), at: date)
      settle(id)
    }
  }

  package mutating func reload(_ id: Instance.ID, because reason: ReloadReason, at date: Date) {
    advance(to: date)
    timelines[id]?.wish(reason, at: date)
    settle(id)
  }

  /// Reloads all widgets: visible ones first, then in the order of insertion.
  package mutating func reloadAll(because reason: ReloadReason, at date: Date) {
    for id in inOrder(timelines.keys) { reload(id, because: reason, at: date) }
  }

  /// The requests due by a date; each is handed out once.
  package mutating func requests(dueAt date: Date) -> [TimelineRequest] {
    advance(to: date)
    for id in entryDates.due(by: date) { settle(id) }
    return requestDates.due(by: date).compactMap { ask($0) }
  }

  /// Takes an answer; ignores one that nothing waits for.
  package mutating func receive(_ answer: TimelineAnswer, at date: Date) {
    advance(to: date)
    timelines[answer.request.instance]?.receive(answer, at: date, jitter: jitter)
    settle(answer.request.instance)
  }
}

extension Schedule {
  private mutating func ask(_ id: Instance.ID) -> TimelineRequest? {
    guard let due = timelines[id]?.due(in: zone) else { return nil }
    generation += 1
    timelines[id]?.ask(due, generation: generation, at: now)
    settle(id)
    return TimelineRequest(instance: id, generation: generation)
  }

  /// Moves the present. If it moves back, all dates are looked up again.
  private mutating func advance(to date: Date) {
    let jump = date.timeIntervalSince(now)
    now = date
    guard jump < 0 else { return }
    for id in timelines.keys { timelines[id]?.move(by: jump) }
    settleAll()
  }

  /// Recomputes all dates; waiting requests keep their order.
  private mutating func settleAll() {
    let waiting = requestDates.due(by: .distantFuture)
    for id in waiting { settle(id) }
    for id in inOrder(Set(timelines.keys).subtracting(waiting)) { settle(id) }
  }

  private mutating func settle(_ id: Instance.ID) {
    requestDates[id] = timelines[id]?.due(in: zone)?.date
    let matters = timelines[id]?.isVisible == true || watched.contains(id)
    entryDates[id] = matters ? timelines[id]?.projection?.timeline.next(after: now) : nil
  }

  func inOrder(_ ids: some Sequence<Instance.ID>) -> [Instance.ID] {
    ids.compactMap { id in timelines[id].map { (id, $0.isVisible ? 0 : 1, $0.number) } }
      .sorted { ($0.1, $0.2) < ($1.1, $1.2) }
      .map(\.0)
  }
}

extension Schedule {
  /// Whether a widget waits for a connection.
  package var waitsForNetwork: Bool { timelines.values.contains(where: \.waitsForNetwork) }

  /// Reloads the widgets that couldn't connect; they may be able to now.
  package mutating func reloadAfterNetworkChange(at date: Date) {
    for id in inOrder(timelines.filter { $0.value.waitsForNetwork }.keys) {
      reload(id, because: .network, at: date)
    }
  }
}

extension WidgetTimeline {
  fileprivate var waitsForNetwork: Bool { providerFault?.retry != nil }
}

extension Schedule {
  /// How relevant the entry of a widget is at a date: above 0, at most 1; nil if it isn't relevant.
  package func weight(of id: Instance.ID, at date: Date) -> Double? {
    guard let shown = entry(of: id, at: date) else { return nil }
    let start = zone.startOfDay(zone.civil(at: date).day)
    let end = zone.end(of: .day, at: date) ?? start + 86_400
    return shown.timeline.weight(of: shown.index, at: date, within: start..<max(start, end))
  }
}

extension Schedule {
  package func report(on id: Instance.ID, at date: Date) -> ScheduleStatus? {
    guard let timeline = timelines[id] else { return nil }
    let entry = timeline.projection?.entry(at: date)
    let dates = timeline.projection?.timeline.dates ?? []
    return ScheduleStatus(
      past: dates.filter { $0 <= date }, coming: dates.filter { $0 > date },
      shown: entry.map { $0.timeline.date(of: $0.index) },
      policy: timeline.projection?.timeline.policy, generation: timeline.projection?.generation,
      answered: timeline.answered, simulationNotice: timeline.simulationNotice,
      isVisible: timeline.isVisible,
      next: timeline.due(in: zone),
      waiting: timeline.calls.count < WidgetTimeline.mostCalls ? nil : timeline.wish?.reason,
      lastReason: timeline.asked?.reason, lastAsked: timeline.asked?.date,
      callsOut: timeline.calls.count,
      tokens: timeline.budget.tokens(at: date), lastFault: timeline.lastFault,
      faults: timeline.faults)
  }
}

extension AnyTimeline {
  fileprivate var dates: [Date] { (0..<count).map { date(of: $0) } }
}

extension Schedule {
  /// The entry that a widget shows; nil before the first answer.
  package func entry(of id: Instance.ID, at date: Date) -> ShownEntry? {
    timelines[id]?.projection?.entry(at: date)
  }
}
