import Almanac
import Boards
import FoundationEssentials
import Timelines
import WidgetIntents

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
