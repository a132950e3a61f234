import Almanac
import Boards
import FoundationEssentials
import Printing
import Timelines
import WidgetIntents

extension InspectionDocument {
  /// A block for each widget; shortens long timelines to the entries nearest to the date.
  var text: PrintedText {
    let blocks = widgets.flatMap { widget in
      ["", title(of: widget.instance)] + lines(of: widget.report)
    }
    return .rows(["\(zone.stamp(date)) in \(zone.name.harmless(upTo: 60))"] + blocks)
  }

  private func title(of instance: Instance) -> String {
    let family = instance.family.name ?? "\(instance.family)"
    let values = instance.configuration.sorted { $0.key < $1.key }
      .map { "\($0.key)=\(written($0.value))" }
    return (["\(instance.id)", instance.kind, family] + values).joined(separator: "  ")
  }

  private func lines(of report: ScheduleStatus) -> [String] {
    let facts = [
      ("shows", report.shown.map(zone.stamp) ?? "the placeholder"),
      ("past", past(report.past)),
      ("coming", coming(report.coming)),
      ("policy", report.policy.map(words) ?? "-"),
      ("next", report.next.map(words) ?? "only if somebody asks"),
      ("budget", "\(Int(report.tokens.rounded(.down))) of \(Budget.burst)"),
      ("fault", words(of: report)),
    ]
    return facts.map { name, value in
      "   \(name)" + String(repeating: " ", count: 9 - name.count) + value
    }
  }

  private func past(_ dates: [Date]) -> String {
    let nearest = dates.suffix(Self.most).map(zone.stamp)
    guard let first = dates.first, dates.count > nearest.count else { return listed(nearest) }
    let rest = "\(dates.count - nearest.count) more since \(zone.stamp(first))"
    return listed([rest] + nearest)
  }

  private func coming(_ dates: [Date]) -> String {
    let nearest = dates.prefix(Self.most).map(zone.stamp)
    guard let last = dates.last, dates.count > nearest.count else { return listed(nearest) }
    return listed(nearest + ["\(dates.count - nearest.count) more until \(zone.stamp(last))"])
  }

  private func listed(_ items: [String]) -> String {
    items.isEmpty ? "-" : items.joined(separator: ", ")
  }

  private func words(_ policy: TimelineReloadPolicy) -> String {
    switch policy.moment {
    case .atEnd: "at the end"
    case .after(let date): "after \(zone.stamp(date))"
    case .never: "never"
    }
  }

  private func words(_ due: Due) -> String {
    let reason = English["inspector.reason.\(due.reason.rawValue)"]
    let cause = English["inspector.cause.\(due.cause.rawValue)"]
    return "\(zone.stamp(due.date)): \(reason), \(cause)"
  }

  private func words(of report: ScheduleStatus) -> String {
    guard let fault = report.lastFault else { return "-" }
    guard report.faults > 0 else { return fault.words }
    let words = fault.words.hasSuffix(".") ? fault.words.dropLast() : fault.words[...]
    return "\(words), \(report.faults) in a row"
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
