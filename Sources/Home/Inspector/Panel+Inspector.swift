import Cast
import Layout
import Timelines
import Views

extension Panel {
  /// How it stands with the timeline of a widget; nothing is known of one of an unknown kind.
  static func inspector(
    of widget: InspectedWidget?, setback: Setback?, in presentation: Presentation
  ) -> Panel {
    let lines =
      widget.map { InspectorLine.lines(about: $0, setback, in: presentation.strings) } ?? []
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
