import Cells
import FoundationEssentials

extension [PaintedTile] {
  var frontCaret: Point? {
    let front = map(\.id.depth).max()
    return filter { $0.id.depth == front }.compactMap(\.caret).first
  }

  var until: Date? { compactMap(\.until).min() }

  var nextFrame: Duration? { compactMap(\.nextFrame).min() }
}
