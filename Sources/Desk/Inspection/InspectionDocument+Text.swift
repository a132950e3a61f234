import Almanac
import Boards
import FoundationEssentials
import System
import Timelines
import WidgetIntents

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
        word("budget %@ %@", "\(Int(report.tokens.rounded(.down)))", "\(Budget.burst)")
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
