import FoundationEssentials
import Timelines

extension Stage {
  static let timelines = Stage(
    name: "timelines", summary: "10,000 widgets, 1,000,000 entries: what is due, what it takes"
  ) {
    let before = Memory.inUse
    let schedule = crowded()
    let memory = (Memory.inUse - before) * 1024
    return agendaFigures
      + [
        Figure("schedule.wake", wake(schedule), in: .microseconds, limit: 1000),
        Figure("schedule.showing", showing(schedule), in: .nanoseconds),
        Figure("schedule.memory", memory / Double(widgets * entries), .bytes, limit: 64),
      ]
  }

  private static let widgets = 10_000
  private static let entries = 100

  private static var agendaFigures: [Figure] {
    let agenda = filledAgenda()
    return [
      Figure(
        "agenda.insert", Timing.of { filledAgenda() }.divided(by: widgets), in: .nanoseconds),
      Figure("agenda.next", Timing.of { agenda.next }, in: .microseconds),
      Figure("agenda.due", Timing.of { agenda.due(by: Subject.date + 10) }, in: .microseconds),
    ]
  }

  private static func filledAgenda() -> Agenda<Int> {
    var agenda = Agenda<Int>()
    for key in 0..<widgets { agenda[key] = Subject.date + Double(key * 7919 % widgets) }
    return agenda
  }

  /// Each widget has its entries at its own dates.
  private static func crowded() -> Schedule {
    var schedule = Schedule()
    for number in 0..<widgets { schedule.insert(Instance.ID(number), at: Subject.date) }
    for request in schedule.requests(dueAt: Subject.date) {
      let start = Subject.date + Double(request.instance.number) * 60 / Double(widgets)
      let timeline = AnyTimeline(counting: entries, from: start, every: 60)
      schedule.receive(TimelineAnswer(to: request, .timeline(timeline)), at: Subject.date)
    }
    return schedule
  }

  /// From one due date to the next.
  private static func wake(_ schedule: Schedule) -> Timing {
    var schedule = schedule
    return .of {
      guard let date = schedule.nextDate else { return 0 }
      return schedule.requests(dueAt: date).count
    }
  }

  private static func showing(_ schedule: Schedule) -> Timing {
    .of { schedule.entry(of: Instance.ID(widgets / 2), at: Subject.date + 3000)?.index }
  }
}
