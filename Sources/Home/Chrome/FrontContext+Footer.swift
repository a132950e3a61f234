import Cast
import Cells
import Layout
import Views

extension FrontContext {
  /// The hints that fit into a row. Measures each once, when the row is first looked at; trying whole
  /// rows would draw most of them many times.
  func footer(of hints: Hints, in row: Rect) -> TileContent {
    TileContent(
      ArchivedFace(of: hints.words + [String(row.size.width)]) { [presentation] in
        let (surroundings, environment) = (presentation.surroundings, presentation.environment)
        let gap = surroundings.metric.cells(Footer.gap, along: .horizontal)
        let shown = hints.views(in: row.size.width - 2, gap: gap) {
          Node(archiving: $0, in: environment).size(in: surroundings).width
        }
        return Face(content: Node(archiving: Footer(hints: shown), in: environment))
      })
  }
}
