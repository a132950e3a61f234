import FoundationEssentials
import Intents
import Timelines
import Views

extension InspectorLine {
  static func lines(about widget: InspectedWidget) -> [InspectorLine] {
    let (instance, report) = (widget.instance, widget.report)
    return [
      InspectorLine(name: "inspector.widget", value: name(of: instance)),
      InspectorLine(name: "inspector.settings", value: settings(of: instance)),
      InspectorLine(name: "inspector.shows", value: date(report.shown)),
      InspectorLine(
        name: "inspector.entries",
        value: Text("inspector.entries \(report.past.count) \(report.coming.count)")),
      InspectorLine(name: "inspector.coming", value: date(report.coming.first)),
      InspectorLine(name: "inspector.policy", value: policy(report.policy)),
      InspectorLine(name: "inspector.next", value: date(report.next?.date)),
      InspectorLine(name: "inspector.why", value: why(report.next)),
      InspectorLine(name: "inspector.answered", value: date(report.answered)),
      InspectorLine(
        name: "inspector.budget",
        value: Text(verbatim: "\(Int(report.tokens.rounded(.down)))/\(Budget.burst)")),
      InspectorLine(name: "inspector.fault", value: fault(report.lastFault)),
    ]
  }

  private static let nothing = Text(verbatim: "-")

  private static func date(_ date: Date?) -> Text {
    date.map { Text($0, format: .dateTime.month().day().weekday().hour().minute().second()) }
      ?? nothing
  }

  private static func name(of instance: Instance) -> Text {
    Text(verbatim: "\(instance.id)  \(instance.kind)  \(instance.family)")
  }

  private static func settings(of instance: Instance) -> Text {
    let settings = instance.configuration.sorted { $0.key < $1.key }
      .map { Text(verbatim: "\($0.key)=") + text(of: $0.value) }
    return settings.dropFirst().reduce(settings.first ?? nothing) {
      $0 + Text(verbatim: ", ") + $1
    }
  }

  private static func text(of value: IntentValue) -> Text {
    switch value {
    case .date(let date): Text(date, format: .dateTime.year().month().day())
    case .text(let text): Text(verbatim: text)
    case .boolean, .integer, .number, .nothing: Text(verbatim: value.description)
    }
  }

  private static func policy(_ policy: TimelineReloadPolicy?) -> Text {
    switch policy?.moment {
    case .atEnd?: Text("inspector.policy.atEnd")
    case .after(let date)?: self.date(date)
    case .never?: Text("inspector.policy.never")
    case nil: nothing
    }
  }

  private static func why(_ due: Due?) -> Text {
    due.map { due in
      let reason = "inspector.reason." + due.reason.rawValue
      let cause = "inspector.cause." + due.cause.rawValue
      return Text(LocalizedStringKey(reason)) + Text(verbatim: ", ")
        + Text(LocalizedStringKey(cause))
    } ?? nothing
  }

  private static func fault(_ fault: Fault?) -> Text {
    switch fault {
    case .noEntries?: Text("inspector.fault.noEntries")
    case .overdue?: Text("inspector.fault.overdue")
    case .failed(let words)?: Text(verbatim: words)
    case nil: nothing
    }
  }
}
