import Cells
import Layout
import Views

extension FrontContext {
  /// The hints that fit into a row. Measures each once; trying whole rows would draw most of them
  /// many times.
  func footer(of hints: Hints, in row: Rect) -> TileContent {
    let surroundings = presentation.surroundings
    let gap = surroundings.metric.cells(Footer.gap, along: .horizontal)
    return archived(
      Footer(
        hints: hints.views(in: row.size.width - 2, gap: gap) {
          archived($0).content.size(in: surroundings).width
        }))
  }
}
