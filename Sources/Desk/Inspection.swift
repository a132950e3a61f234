import Almanac
import Boards
import Cast
import FoundationEssentials
import Home
import System
import Timelines
import WidgetIntents

/// Prints the widgets' timelines and the dates of their next requests.
enum Inspection {
  static func run(
    _ invocation: Invocation, _ offer: Offer, _ environment: [String: String]
  ) throws -> ExitStatus {
    let setup = try Setup(invocation, offer, environment)
    let place = setup.place ?? .home
    guard !setup.standing.isUnknown(place) else { return .failure }
    var inquiry = QuestionRound(
      into: try setup.standing[place].instances(meantBy: invocation.widget), of: setup,
      at: setup.date,
      instant: setup.clocks.instant)
    while !inquiry.isComplete { inquiry.goOn(by: setup.clocks) }
    let document = InspectionDocument(
      date: inquiry.date, zone: setup.dates.zone, widgets: inquiry.widgets,
      strings: setup.circumstances.language.commandWords)
    try Output.standard.write(
      invocation.printsJSON ? .json("\(document.json)\n") : document.text)
    return setup.status(telling: document.faults)
  }
}

extension InspectionDocument {
  /// The full report. Dates are in the zone's time with its UTC offset.
  var json: JSON {
    [
      "date": json(of: date),
      "zone": .string(zone.name),
      "widgets": .array(
        widgets.map { .object(members(of: $0.instance) + members(of: $0.report)) }),
    ]
  }

  private func members(of instance: Instance) -> [JSON.Member] {
    let values = instance.configuration.sorted { $0.key < $1.key }
      .map { JSON.Member(name: $0.key, value: json(of: $0.value)) }
    return [
      JSON.Member(name: "id", value: .number(instance.id.number)),
      JSON.Member(name: "kind", value: .string(instance.kind)),
      JSON.Member(name: "family", value: .string(instance.family.name ?? "\(instance.family)")),
      JSON.Member(name: "configuration", value: .object(values)),
    ]
  }

  private func members(of report: ScheduleStatus) -> [JSON.Member] {
    [
      JSON.Member(name: "isVisible", value: .boolean(report.isVisible)),
      JSON.Member(name: "shows", value: json(of: report.shown)),
      JSON.Member(name: "past", value: .array(report.past.map(json))),
      JSON.Member(name: "coming", value: .array(report.coming.map(json))),
      JSON.Member(name: "policy", value: report.policy.map(json) ?? .null),
      JSON.Member(name: "next", value: report.next.map(json) ?? .null),
      JSON.Member(name: "asked", value: json(of: report.lastAsked)),
      JSON.Member(name: "askedBecause", value: json(of: report.lastReason)),
      JSON.Member(name: "answered", value: json(of: report.answered)),
      JSON.Member(name: "calls", value: .number(report.callsOut)),
      JSON.Member(name: "waiting", value: json(of: report.waiting)),
      JSON.Member(name: "budget", value: .decimal(report.tokens)),
      JSON.Member(name: "fault", value: report.lastFault.map(json) ?? .null),
      JSON.Member(name: "faultsInARow", value: .number(report.faults)),
    ]
  }

  private func json(of date: Date?) -> JSON { date.map(json) ?? .null }

  private func json(of date: Date) -> JSON { .string(zone.timestamp(date)) }

  private func json(of reason: ReloadReason?) -> JSON {
    reason.map { .string($0.rawValue) } ?? .null
  }

  private func json(of policy: TimelineReloadPolicy) -> JSON {
    switch policy.moment {
    case .atEnd: ["name": "atEnd"]
    case .after(let date): ["name": "after", "date": json(of: date)]
    case .never: ["name": "never"]
    }
  }

  private func json(of due: Due) -> JSON {
    [
      "date": json(of: due.date), "because": .string(due.reason.rawValue),
      "thenBecause": .string(due.cause.rawValue),
    ]
  }

  private func json(of fault: TimelineFault) -> JSON {
    ["name": .string(fault.name), "words": .string(fault.words(in: strings))]
  }

  private func json(of value: IntentValue) -> JSON {
    switch value {
    case .boolean(let isTrue): .boolean(isTrue)
    case .integer(let number): .number(number)
    case .number(let number): .decimal(number)
    case .text(let text): .string(text)
    case .date(let date): json(of: date)
    case .list(let values): .array(values.map(json))
    case .nothing: .null
    }
  }
}

extension InspectionDocument {
  /// A block for each widget; shortens long timelines to the entries nearest to the date.
  var text: PrintedText {
    let blocks = widgets.flatMap { widget in
      ["", title(of: widget.instance)] + lines(of: widget.report)
    }
    let head = strings.text(
      "timeline.zone %@ %@", zone.stamp(date), zone.name.harmless(upTo: 60))
    return .rows([head] + blocks)
  }

  private func title(of instance: Instance) -> String {
    let family = instance.family.name ?? "\(instance.family)"
    let values = instance.configuration.sorted { $0.key < $1.key }
      .map { "\($0.key)=\(written($0.value))" }
    return (["\(instance.id)", instance.kind, family] + values).joined(separator: "  ")
  }

  private func lines(of report: ScheduleStatus) -> [String] {
    let facts = [
      ("shows", report.shown.map(zone.stamp) ?? word("placeholder")),
      ("past", past(report.past)),
      ("coming", coming(report.coming)),
      ("policy", report.policy.map(words) ?? "-"),
      ("next", report.next.map(words) ?? word("never-next")),
      (
        "budget",
        word("budget %@ %@", "\(Int(bounded: report.tokens.rounded(.down)))", "\(Budget.burst)")
      ),
      ("fault", words(of: report)),
    ].map { (name: word($0), value: $1) }
    let width = facts.map(\.name.columns).max() ?? 0
    return facts.map { name, value in
      "   \(name)" + String(repeating: " ", count: width + 3 - name.columns) + value
    }
  }

  private func word(_ key: String, _ values: String...) -> String {
    strings.text("timeline.\(key)", filledWith: values)
  }

  private func past(_ dates: [Date]) -> String {
    let nearest = dates.suffix(Self.most).map(zone.stamp)
    guard let first = dates.first, dates.count > nearest.count else { return listed(nearest) }
    let rest = word("since %@ %@", "\(dates.count - nearest.count)", zone.stamp(first))
    return listed([rest] + nearest)
  }

  private func coming(_ dates: [Date]) -> String {
    let nearest = dates.prefix(Self.most).map(zone.stamp)
    guard let last = dates.last, dates.count > nearest.count else { return listed(nearest) }
    let rest = word("until %@ %@", "\(dates.count - nearest.count)", zone.stamp(last))
    return listed(nearest + [rest])
  }

  private func listed(_ items: [String]) -> String {
    items.isEmpty ? "-" : items.joined(separator: ", ")
  }

  private func words(_ policy: TimelineReloadPolicy) -> String {
    switch policy.moment {
    case .atEnd: word("at-end")
    case .after(let date): word("after %@", zone.stamp(date))
    case .never: word("never")
    }
  }

  private func words(_ due: Due) -> String {
    word(
      "due %@ %@ %@", zone.stamp(due.date),
      strings.text("inspector.reason.\(due.reason.rawValue)"),
      strings.text("inspector.cause.\(due.cause.rawValue)"))
  }

  private func words(of report: ScheduleStatus) -> String {
    guard let fault = report.lastFault else { return "-" }
    let words = fault.words(in: strings)
    guard report.faults > 0 else { return words }
    let clause = words.hasSuffix(".") ? String(words.dropLast()) : words
    return word("in-a-row %@ %@", clause, "\(report.faults)")
  }

  private func written(_ value: IntentValue) -> String {
    switch value {
    case .date(let date): zone.stamp(date)
    case .text(let text): text.quoted
    case .boolean, .integer, .number, .list, .nothing: value.description
    }
  }

  private static let most = 3
}

/// A report on the timelines of widgets at a date, as text and as JSON.
struct InspectionDocument {
  let date: Date
  let zone: Zone
  let widgets: [InspectedWidget]
  let strings: StringTable

  /// Why some widgets have nothing to show.
  var faults: [Instance.ID: TimelineFault] {
    let faults = widgets.lazy.filter { $0.report.shown == nil }.compactMap { widget in
      widget.report.lastFault.map { (widget.instance.id, $0) }
    }
    return Dictionary(faults) { first, _ in first }
  }
}

extension Zone {
  /// The date in the zone's time.
  func stamp(_ date: Date) -> String {
    let moment = civil(at: date)
    return "\(moment.day) \(moment.time)"
  }

  /// The date as other programs and `--at` read it.
  func timestamp(_ date: Date) -> String {
    let ahead = offset(at: date).seconds
    let distance = CivilTime(secondOfDay: abs(ahead))
    return "\(civil(at: date))\(ahead < 0 ? "-" : "+")\(distance.description.prefix(5))"
  }
}

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

extension TimelineFault {
  func words(in strings: StringTable) -> String {
    switch self {
    case .noEntries: strings.text("timeline.fault.noEntries")
    case .overdue: strings.text("timeline.fault.overdue")
    case .failed(let words): words
    case .provider(let providerFault): providerFault.sentence(in: strings)
    }
  }

  /// The name used in JSON.
  var name: String {
    switch self {
    case .noEntries: "noEntries"
    case .overdue: "overdue"
    case .failed: "failed"
    case .provider: "obstructed"
    }
  }
}
