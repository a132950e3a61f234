import Cast
import Layout
import Timelines
import Views

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
