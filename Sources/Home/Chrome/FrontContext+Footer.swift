import Cast
import Cells
import Layout
import Views

extension FrontContext {
  /// The row below the tiles: the keys that work right now, as many as fit. Each hint is archived once,
  /// when the row is first looked at.
  func footer(of hints: Hints, in row: Rect) -> TileContent {
    TileContent(
      ArchivedFace(of: hints.words + [String(row.size.width)]) { [presentation] in
        let surroundings = presentation.surroundings
        var environment = presentation.environment
        environment.lineLimit = 1
        let shown = hints.shown(
          in: row.size.width - 2,
          gap: surroundings.metric.cells(Self.footerGap, along: .horizontal),
          making: { Node(archiving: $0, in: environment) },
          width: { $0.size(in: surroundings).width })
        return Face(
          content: .stack(
            StackNode(axis: .horizontal, spacing: Self.footerGap, children: shown)))
      })
  }

  /// In points.
  private static let footerGap = 24.0
}
