import Cells
import FoundationEssentials
import Pages
import Timelines
import Views
import WidgetIntents

@testable import Home

/// A page that records its events.
struct SamplePage: Page {
  var events: [PageEvent] = []
  var isChanged = false
  /// The version of its data.
  var version = 1
  var renewal: Date?
  var end: Date?

  let title: LocalizedStringResource = "Sample page"
  var takesLeaving = false
  /// By default, all of its letters are text.
  var place = KeyScope.text

  static let link = URL(string: "sample:part")
  static let mark = URL(string: "sample:mark")
  static let other = URL(string: "app://there")

  mutating func follow(_ newer: SamplePage) {
    (version, renewal, end) = (newer.version, newer.renewal, newer.end)
  }

  func end(in room: PageRoom) -> Date? { end }

  @ViewBuilder func mark(in room: PageRoom) -> some View {
    if let link = Self.mark { Link(destination: link) { Text(verbatim: "v\(version)") } }
  }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    events.append(event)
    switch event {
    case .typed("c"): isChanged = true
    case .typed("k"): return .perform(FlipIntent("kept"))
    case .typed("x"): return .close
    case .typed("r"): return .run(FlipIntent("new"))
    case .typed("o"): return Self.other.map { .open($0) }
    case .typed("e"): return Self.other.map { .enter($0) }
    case .command(.leave): takesLeaving = false
    default: break
    }
    return nil
  }

  func body(in room: PageRoom) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "\(room.columns)x\(room.rows) \(room.today)")
      if let link = Self.link { Link(destination: link) { Text(verbatim: "[part]") } }
      HStack(spacing: 0) {
        Text(verbatim: "ab")
        if let caret = Caret.url { Link(destination: caret) { Text(verbatim: "c") } }
      }
    }
  }
}

extension WidgetKind {
  /// A kind whose widgets lead to a link.
  static func leading(to link: String) -> WidgetKind {
    showing(link) {
      Face(archiving: Text(verbatim: "Tile").widgetURL(URL(string: link)), in: $0)
    }
  }

  /// A kind with one link in the right corner of a heading and further links in rows below.
  static func listing(_ corner: String, _ rows: [String]) -> WidgetKind {
    showing("list") { environment in
      let list = VStack(alignment: .leading, spacing: 0) {
        HStack {
          Spacer()
          row(corner)
        }
        ForEach(rows, id: \.self) { row($0) }
      }
      return Face(archiving: list, in: environment)
    }
  }

  @ViewBuilder private static func row(_ link: String) -> some View {
    if let url = URL(string: link) { Link(destination: url) { Text(verbatim: "row") } }
  }

  private static func showing(
    _ id: String, _ face: @escaping @Sendable (EnvironmentValues) -> Face
  ) -> WidgetKind {
    WidgetKind(
      id: id, name: "Leading", families: WidgetFamily.allCases,
      placeholder: { _, environment in face(environment) },
      timeline: { _, context in
        let entry = Sample.Entry(date: context.date, number: "")
        return AnyTimeline(Timeline(entries: [entry], policy: .never)) { _, environment in
          face(environment)
        }
      })
  }
}
