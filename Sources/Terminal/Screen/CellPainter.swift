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

/// The characters passed to ncurses for each glyph. Those of glyphs with marks are kept, for they take
/// time to find.
struct GraphicTable {
  typealias Scalars = (UInt32, UInt32, UInt32, UInt32)

  private var graphics: [Glyph: Scalars] = [:]

  mutating func scalars(of glyph: Glyph) -> Scalars {
    guard glyph.hasMarks else { return (glyph.scalar.value, 0, 0, 0) }
    if let known = graphics[glyph] { return known }
    let values = glyph.scalars.map(\.value) + [0, 0, 0, 0]
    let scalars = (values[0], values[1], values[2], values[3])
    if graphics.count >= Self.largestMemory { graphics.removeAll(keepingCapacity: true) }
    graphics[glyph] = scalars
    return scalars
  }

  private static let largestMemory = 4096
}

/// The colour pairs defined in ncurses, by number.
struct PairTable {
  private let painter: OpaquePointer
  private var numbers: [ColorPair: Int32] = [:]
  /// The pairs from number 1 on.
  private(set) var pairs: [ColorPair] = []

  init(painter: OpaquePointer) {
    self.painter = painter
  }

  /// Whether to start over, because the next frame with this many cells might run out of pairs.
  func isCrowded(for cellCount: Int) -> Bool {
    pairs.count >= min(max(4 * cellCount, Self.smallCrowd), Self.largeCrowd)
  }

  /// The number of a pen's pair, defined if necessary; 0, the terminal's own colours, if there is
  /// no room.
  mutating func number(for pen: Pen) -> Int32 {
    guard pen.foreground != .own || pen.background != .own else { return 0 }
    let pair = ColorPair(foreground: pen.foreground, background: pen.background)
    if let known = numbers[pair] { return known }
    let number = Int32(pairs.count + 1)
    guard number < TerminfoEntry.pairs,
      painter_set_pair(painter, number, pen.foreground.number, pen.background.number)
    else { return 0 }
    numbers[pair] = number
    pairs.append(pair)
    return number
  }

  mutating func reset() {
    numbers.removeAll()
    pairs.removeAll()
    painter_reset_pairs(painter)
  }

  private static let smallCrowd = 0x1000
  private static let largeCrowd = 0xC000
}
