import Almanac
import Boards
import Cast
import FoundationEssentials
import Home
import Timelines

/// Asks some widgets once for a date, as the dashboard would, and waits for the answers.
struct QuestionRound {
  let date: Date
  private let instances: [Instance]
  private var schedule: Schedule
  private var providerCalls: ProviderCalls

  init(into instances: [Instance], of setup: Setup, at date: Date, instant: Duration) {
    self.date = date
    self.instances = instances
    schedule = Schedule(zone: setup.dates.zone)
    let mailbox = Mailbox<Event>()
    providerCalls = ProviderCalls(
      mailbox: mailbox,
      reaching: CallContext(
        of: setup, to: setup.standing.home.instances, by: mailbox))
    for instance in instances { schedule.insert(instance.id, at: date) }
    let places = Dictionary(uniqueKeysWithValues: zip(instances.map(\.id), instances))
    let kinds = Dictionary(setup.kinds.map { ($0.id, $0) }) { first, _ in first }
    for request in schedule.requests(dueAt: date) {
      guard let instance = places[request.instance], let kind = kinds[instance.kind] else {
        continue
      }
      let context = TimelineProviderContext(
        family: instance.family, date: date, zone: setup.dates.zone)
      let question = Question(
        request: request, kind: kind, configuration: instance.configuration, context: context)
      providerCalls.ask(question, at: instant)
    }
  }

  var isComplete: Bool { providerCalls.isIdle }

  mutating func goOn(by clocks: Clocks) {
    for case .answered(let answer) in providerCalls.nextEvents(by: clocks) {
      schedule.receive(answer, at: date)
    }
  }

  var widgets: [InspectedWidget] {
    instances.compactMap { instance in
      schedule.report(on: instance.id, at: date).map {
        InspectedWidget(instance: instance, report: $0)
      }
    }
  }
}
