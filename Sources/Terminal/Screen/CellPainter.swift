import CNcurses
import Cells

/// Passes the cells of a canvas to ncurses, in the terminal's colours.
struct CellPainter {
  private let painter: OpaquePointer
  private var quantizer: Quantizer
  private var table: PairTable
  private var graphics = GraphicTable()
  private var lastStyle = Style.plain
  private var isLastBlock = false
  private var lastPair: Int32 = 0
  private var lastAttributes: UInt32 = 0
  private var row: [painter_cell] = []

  init(painter: OpaquePointer, quantizer: Quantizer) {
    self.painter = painter
    self.quantizer = quantizer
    table = PairTable(painter: painter)
  }

  /// The pairs of colours that ncurses knows, from number 1 on.
  var pairs: [ColorPair] { table.pairs }

  func isCrowded(for cellCount: Int) -> Bool { table.isCrowded(for: cellCount) }

  mutating func paint(_ damage: Damage) {
    for span in damage.spans { paint(span) }
  }

  /// Makes room for new colours; every cell must then be painted again.
  mutating func forgetColors() {
    table.reset()
    lastStyle = .plain
    lastPair = 0
    lastAttributes = 0
  }

  private mutating func paint(_ span: Span) {
    row.removeAll(keepingCapacity: true)
    // Most cells are like the one before them.
    var (last, run) = (Cell(.tail), painter_cell())
    for cell in span.cells where !cell.isTail {
      if cell == last {
        run.times += 1
      } else {
        if run.times > 0 { row.append(run) }
        (last, run) = (cell, painted(cell))
      }
    }
    if run.times > 0 { row.append(run) }
    painter_put(painter, Int32(span.row), Int32(span.column), row, Int32(row.count))
  }

  private mutating func painted(_ cell: Cell) -> painter_cell {
    if cell.style != lastStyle || cell.glyph.isBlock != isLastBlock { choose(for: cell) }
    return painter_cell(
      scalars: graphics.scalars(of: cell.glyph), pair: lastPair, attributes: lastAttributes,
      times: 1)
  }

  private mutating func choose(for cell: Cell) {
    let pen = quantizer.pen(for: cell)
    lastStyle = cell.style
    isLastBlock = cell.glyph.isBlock
    lastPair = table.number(for: pen)
    lastAttributes = pen.attributes.painterAttributes
  }
}

extension Attributes {
  fileprivate var painterAttributes: UInt32 {
    guard !isEmpty else { return 0 }
    let names: [(Attributes, Int)] = [
      (.bold, PAINTER_BOLD), (.italic, PAINTER_ITALIC), (.underline, PAINTER_UNDERLINE),
      (.strikethrough, PAINTER_STRIKETHROUGH), (.reverse, PAINTER_REVERSE),
    ]
    return names.reduce(0) { contains($1.0) ? $0 | UInt32($1.1) : $0 }
  }
}
