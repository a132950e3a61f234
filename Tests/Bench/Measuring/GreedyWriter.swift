import Cells

/// Counts the bytes of a simple writer, which goes from changed cell to changed cell and sends only
/// the differences in style.
struct GreedyWriter {
  private(set) var byteCount = 0
  private var place: Point?
  private var foreground: RGB?
  private var background: RGB?

  init(sending damage: Damage) {
    for span in damage.spans {
      for (x, cell) in zip(span.columns, span.cells) where !cell.isTail {
        move(to: Point(x: x, y: span.row))
        paint(cell)
        place = Point(x: x + cell.glyph.width, y: span.row)
      }
    }
  }

  private mutating func move(to target: Point) {
    guard place != target else { return }
    let jump = "\u{1B}[\(target.y + 1);\(target.x + 1)H".utf8.count
    let isAhead = place.map { $0.y == target.y && $0.x < target.x } ?? false
    let step = isAhead ? "\u{1B}[\(target.x - (place?.x ?? 0))C".utf8.count : jump
    byteCount += min(jump, step)
  }

  /// A space has no visible foreground.
  private mutating func paint(_ cell: Cell) {
    var parts: [String] = []
    if cell.glyph != .space, cell.style.foreground != foreground {
      foreground = cell.style.foreground
      parts.append(Self.parameters(38, foreground))
    }
    if cell.style.background != background {
      background = cell.style.background
      parts.append(Self.parameters(48, background))
    }
    if !parts.isEmpty { byteCount += "\u{1B}[\(parts.joined(separator: ";"))m".utf8.count }
    byteCount += cell.glyph.description.utf8.count
  }

  private static func parameters(_ kind: Int, _ color: RGB?) -> String {
    color.map { "\(kind);2;\($0.red);\($0.green);\($0.blue)" } ?? "\(kind + 1)"
  }
}
