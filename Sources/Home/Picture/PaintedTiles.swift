import Cells
import FoundationEssentials

/// Read by their indices, as everywhere.
extension [PaintedTile] {
  var frontCaret: Point? {
    let front = indices.lazy.map { self[$0].id.depth }.max()
    return indices.lazy.filter { self[$0].id.depth == front }.compactMap { self[$0].caret }.first
  }

  var until: Date? { indices.lazy.compactMap { self[$0].until }.min() }

  var nextFrame: Duration? { indices.lazy.compactMap { self[$0].nextFrame }.min() }
}
