import Cast
import Cells
import FoundationEssentials
import Layout
import System
import Timelines
import Views
import WidgetIntents

extension Panel {
  /// The inspector of a widget's timeline; empty if the widget's kind is unknown.
  static func inspector(
    of widget: InspectedWidget?, actionFault: ActionFault?, in presentation: Presentation
  ) -> Panel {
    let lines =
      widget.map { InspectorLine.lines(about: $0, actionFault, in: presentation.strings) } ?? []
    return Panel(
      title: "inspector.title",
      sheets: [
        Sheet(
          width: InspectorLine.width,
          rows: lines.map { Node(archiving: $0, in: presentation.environment) })
      ],
      note: "inspector.note")
  }
}

extension InspectorLine {
  static func lines(
    about widget: InspectedWidget, _ actionFault: ActionFault?, in strings: StringTable
  ) -> [InspectorLine] {
    let (instance, report) = (widget.instance, widget.report)
    return [
      InspectorLine(name: "inspector.widget", value: name(of: instance)),
      InspectorLine(name: "inspector.settings", value: settings(of: instance)),
      InspectorLine(name: "inspector.shows", value: date(report.shown)),
    ] + lines(report.simulationNotice) + [
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
        value: Text(verbatim: "\(Int(bounded: report.tokens.rounded(.down)))/\(Budget.burst)")),
    ] + lines("inspector.fault", report.lastFault?.words(in: strings))
      + (actionFault.map { lines("inspector.tap", $0.whole) } ?? [])
  }

  private static func lines(_ simulationNotice: SimulationNotice?) -> [InspectorLine] {
    guard let simulationNotice else { return [] }
    return [InspectorLine(name: "", value: simulationNotice.text(isBrief: false))]
  }

  /// The lines for a value, folded to the available width.
  private static func lines(_ name: String, _ words: Words?) -> [InspectorLine] {
    switch words {
    case nil: [InspectorLine(name: name, value: nothing)]
    case .text(let text): [InspectorLine(name: name, value: text)]
    case .sentence(let sentence):
      sentence.folded(to: roomForValue).enumerated().map { index, line in
        InspectorLine(name: index == 0 ? name : "", value: Text(verbatim: line))
      }
    }
  }

  private static let nothing = Text(verbatim: "-")

  private static func date(_ date: Date?) -> Text {
    date.map { Text($0, format: .dateTime.month().day().weekday().hour().minute().second()) }
      ?? nothing
  }

  private static func name(of instance: Instance) -> Text {
    Text(verbatim: "\(instance.id)  \(instance.kind)  ")
      + Text(LocalizedStringKey(instance.family.title))
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
    case .boolean, .integer, .number, .list, .nothing: Text(verbatim: value.description)
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
}

extension InspectorLine {
  /// A localized text, or an error's own sentence.
  fileprivate enum Words {
    case text(Text)
    case sentence(String)
  }
}

extension TimelineFault {
  fileprivate func words(in strings: StringTable) -> InspectorLine.Words {
    switch self {
    case .noEntries: .text(Text("inspector.fault.noEntries"))
    case .overdue: .text(Text("inspector.fault.overdue"))
    case .failed(let words): .sentence(words)
    case .provider(let providerFault): .sentence(providerFault.sentence(in: strings))
    }
  }
}

extension ActionFault {
  fileprivate var whole: InspectorLine.Words {
    if case .failed(_, let whole?) = self { .sentence(whole) } else { .text(Text(words)) }
  }
}

/// A line of the inspector with a name and a value.
struct InspectorLine: View {
  /// The key of the name.
  let name: String
  let value: Text

  /// The width in columns.
  static let width = 64

  var body: some View {
    HStack(spacing: 0) {
      Text(LocalizedStringKey(name))
        .foregroundStyle(.secondary)
        .frame(width: Self.columnOfValue * 8, alignment: .leading)
      value
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private static let columnOfValue = 16.0

  /// The columns available for a value.
  static let roomForValue = width - Int(bounded: columnOfValue)
}

extension String {
  /// The text in lines of at most `width` columns, broken between words if possible.
  func folded(to width: Int) -> [String] {
    split(separator: " ").flatMap { $0.pieces(of: width) }.reduce(into: []) { lines, word in
      if let line = lines.last, line.columns + 1 + word.columns <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(word)
      }
    }
  }

  fileprivate var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }
}

extension Substring {
  fileprivate func pieces(of width: Int) -> [String] {
    reduce(into: [""]) { pieces, character in
      if let piece = pieces.last, (piece + String(character)).columns > width, !piece.isEmpty {
        pieces.append(String(character))
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
  }
}
