import Cells

/// Converts the hundredths of a sketch to points at one size, and snaps them.
struct SymbolGrid {
  private let block: InkPoint
  private var origin: InkPoint
  /// The points in one hundredth.
  private var scale: Double
  private let penBlocks: Double
  private let isDrawnWithLines: Bool

  /// The pen's width in a symbol of one row, in units.
  private static let penShare = 1.1

  /// The grid of a symbol, which is twice as many columns wide as it has rows.
  init(rows: Int, tier: GlyphTier) {
    block =
      switch tier {
      case .octant: InkPoint(x: InkCell.width / 2, y: InkCell.height / 4)
      case .sextant: InkPoint(x: InkCell.width / 2, y: InkCell.height / 3)
      case .quadrant: InkPoint(x: InkCell.width / 2, y: InkCell.height / 2)
      case .half: InkPoint(x: InkCell.width, y: InkCell.height / 2)
      case .ascii: InkPoint(x: InkCell.width, y: InkCell.height)
      }
    isDrawnWithLines = tier == .ascii
    penBlocks = max(1, (Double(rows) * Self.penShare / ((block.x + block.y) / 2)).rounded())
    scale = Double(rows) * 2 * InkCell.width / 100
    origin = InkPoint(x: 0, y: Double(rows) / 2)
  }

  private init(_ grid: SymbolGrid, origin: InkPoint, scale: Double) {
    self = grid
    self.origin = origin
    self.scale = scale
  }

  /// The grid of a sketch placed inside another.
  func placed(at x: Measure, _ y: Measure, width: Measure) -> SymbolGrid {
    SymbolGrid(self, origin: place(x, y), scale: length(width) / 100)
  }

  /// The pen's width in points; each block counts with the mean of its width and height.
  var pen: Double {
    isDrawnWithLines ? 4 * penBlocks : penBlocks * (block.x + block.y) / 2
  }

  /// The pen's size in points, in whole blocks.
  var penSize: InkPoint { InkPoint(x: block.x * penBlocks, y: block.y * penBlocks) }

  var step: Double { block.x }

  func length(_ measure: Measure) -> Double {
    let width =
      switch measure.unit {
      case .pen: pen
      case .block: block.x
      case nil: 0.0
      }
    return measure.number * scale + measure.units * width
  }

  func place(_ x: Measure, _ y: Measure) -> InkPoint {
    InkPoint(x: self.x(x), y: self.y(y))
  }

  func x(_ measure: Measure) -> Double {
    snapped(origin.x + length(measure), measure.snap, block: block.x, cell: InkCell.width)
  }

  func y(_ measure: Measure) -> Double {
    snapped(origin.y + length(measure), measure.snap, block: block.y, cell: InkCell.height)
  }

  private func snapped(
    _ value: Double, _ snap: Measure.Snap, block: Double, cell: Double
  ) -> Double {
    switch snap {
    case .none: return value
    // A whole cell is too coarse to snap to; the character fit finds the shape.
    case .block where isDrawnWithLines: return value
    case .block: return (value / block).rounded() * block
    case .cell: return (value / cell).rounded() * cell
    case .pen:
      let offset = penBlocks / 2 * block
      return ((value - offset) / block).rounded() * block + offset
    }
  }
}
