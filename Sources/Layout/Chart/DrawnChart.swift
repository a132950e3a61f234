import Cells
import Ink
import Views

/// A chart on the cells of its frame. Every cell has two colours at most, and none is mixed.
package struct DrawnChart: Hashable, Sendable {
  let node: ChartNode
  let tier: GlyphTier
  /// Whether it is read from afar.
  var isLarge = false

  func paint(
    in frame: Rect, on canvas: inout Canvas, look: Look, clippedTo clip: Rect, opacity: Double
  ) {
    let pen = ChartPen(node, tier: tier, frame: frame, clip: clip, opacity: opacity, look: look)
    switch node.form {
    case .bars(let bars, let gaps):
      let columns = BlockColumns(bars: bars, gaps: gaps, tier: tier, in: frame.size)
      pen.draw(columns, on: &canvas)
    case .line(let points):
      let area = look.hasShades ? node.rest : nil
      let columns = BlockColumns(
        line: points, overArea: area != nil, tier: tier, in: frame.size)
      if let area { pen.draw(area, below: columns, on: &canvas) }
      pen.draw(columns, on: &canvas)
    case .track(let parts):
      let track = PartedTrack(parts, tier: tier, columns: frame.size.width, isThick: isLarge)
      pen.draw(track, on: &canvas)
    }
  }
}

/// Puts the parts of a chart on the cells of its frame.
struct ChartPen {
  private let node: ChartNode
  private let tier: GlyphTier
  private let frame: Rect
  private let clip: Rect
  private let opacity: Double
  private let look: Look

  init(
    _ node: ChartNode, tier: GlyphTier, frame: Rect, clip: Rect, opacity: Double, look: Look
  ) {
    (self.node, self.tier, self.frame, self.clip) = (node, tier, frame, clip)
    (self.opacity, self.look) = (opacity, look)
  }

  func draw(_ columns: BlockColumns, on canvas: inout Canvas) {
    var brush = Brush(paint: node.paint, size: frame.size, opacity: opacity, look: look)
    let area = area(on: canvas)
    for y in area.rows {
      for x in area.columns {
        let place = Point(x: x, y: y)
        let inside = place - frame.origin
        let bits = columns.bits(column: inside.x, row: inside.y)
        guard bits != 0 else { continue }
        let ground = canvas[x, y].ground
        let ink = brush.color(at: inside, over: ground ?? look.ground)
        canvas.set(
          columns.block(bits, maySwap: look.depth != .mono), ink, over: ground,
          at: place, in: look)
      }
    }
  }

  /// The area below a line; in the line's own cells where nothing lies above it.
  func draw(_ paint: Paint, below columns: BlockColumns, on canvas: inout Canvas) {
    let area = area(on: canvas)
    for x in area.columns {
      guard let first = columns.firstRow(belowLineInCell: x - frame.origin.x) else { continue }
      for y in area.rows where y - frame.origin.y >= first {
        let cell = Rect(x: x, y: y, width: 1, height: 1)
        canvas.restyle(cell) { style, place in
          style.background = look.resolve(
            paint, opacity: opacity, over: style.background ?? look.ground)
        }
      }
    }
  }

  func draw(_ track: PartedTrack, on canvas: inout Canvas) {
    var brush = Brush(paint: node.paint, size: frame.size, opacity: opacity, look: look)
    var rest = node.rest.map {
      Brush(paint: $0, size: frame.size, opacity: opacity, look: look)
    }
    let line = Rect(
      x: frame.origin.x, y: frame.origin.y + max(0, frame.size.height - 1) / 2,
      width: frame.size.width, height: 1)
    let area = line.intersection(clip).intersection(canvas.bounds)
    for x in area.columns where !area.isEmpty {
      let place = Point(x: x, y: line.origin.y)
      let inside = place - frame.origin
      let ground = canvas[x, place.y].ground
      if let glyph = track.partGlyph(at: inside.x) {
        let ink = brush.color(at: inside, over: ground ?? look.ground)
        canvas.put(glyph, Style(foreground: ink, background: ground), at: place)
      } else if let glyph = track.trackGlyph(at: inside.x, isThin: !look.hasShades),
        let ink = rest?.color(at: inside, over: ground ?? look.ground)
      {
        canvas.put(glyph, Style(foreground: ink, background: ground), at: place)
      }
    }
  }

  private func area(on canvas: Canvas) -> Rect {
    frame.intersection(clip).intersection(canvas.bounds)
  }
}

/// A glyph for a part of a cell; swapped, its ground is the ink.
struct ChartBlock {
  var glyph: Glyph
  var isFull = false
  var isSwapped = false

  fileprivate func style(_ ink: RGB, over ground: RGB?) -> Style {
    guard isSwapped else { return Style(foreground: ink, background: ground) }
    guard let ground else { return Style(foreground: ink, attributes: .reverse) }
    return Style(foreground: ground, background: ink)
  }
}

extension BlockColumns {
  /// The block for the lit bits of a cell.
  func block(_ bits: Int, maySwap: Bool) -> ChartBlock {
    let isFull = bits == fullBits
    guard tier != .ascii else {
      return ChartBlock(glyph: written(bits), isFull: isFull && levels == 2)
    }
    if grain == .columns, levels == 8 {
      return ChartBlock(
        glyph: GlyphTier.glyph(ofLowerEighths: bits.nonzeroBitCount), isFull: isFull)
    }
    // Not every terminal with octants draws a single one in a corner.
    let isSwapped = maySwap && tier == .octant && Octant.corners.contains(bits)
    return ChartBlock(
      glyph: tier.glyph(ofBlocks: isSwapped ? fullBits - bits : bits), isFull: isFull,
      isSwapped: isSwapped)
  }

  /// The character that stands for lit levels in ASCII: of two in a bar, of three in a line.
  private func written(_ bits: Int) -> Glyph {
    if levels == 2 { return bits == fullBits ? Glyph("#") : Glyph("_") }
    return switch bits {
    case 1: Glyph("\"")
    case 2: Glyph("-")
    case 4: Glyph("_")
    default: Glyph("|")
    }
  }
}

extension Canvas {
  fileprivate mutating func set(
    _ block: ChartBlock, _ ink: RGB, over ground: RGB?, at place: Point, in look: Look
  ) {
    guard look.depth != .mono else { return put(block.glyph, Style(), at: place) }
    if block.isFull { return put(.space, Style(background: ink), at: place) }
    put(block.glyph, block.style(ink, over: ground), at: place)
  }
}
