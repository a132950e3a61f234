import Cells

/// Mixes a drawing's layers cell by cell, from left to right in each row.
struct Mixer {
  /// A piece of a layer's figure.
  private struct Piece {
    let layer: Int
    let figure: Figure
    /// The area in which the piece can change a cell.
    let bounds: InkRect
    /// The first column of the current row in which the piece can show.
    var next = Int.max
  }

  private let drawing: InkDrawing
  private let medium: Medium
  /// The distance from its edge up to which a figure can change a cell.
  private let margin: Double
  private var pieces: [Piece] = []
  /// The pieces that can show in the current row.
  private var active: [Int] = []
  private var row = 0

  init(_ drawing: InkDrawing, _ medium: Medium) {
    self.drawing = drawing
    self.medium = medium
    margin = Lattice.softness + (medium.depth == .mono ? InkedCell.gap : 0)
    for (index, layer) in drawing.layers.enumerated() {
      for figure in layer.figure.pieces {
        pieces.append(
          Piece(layer: index, figure: figure, bounds: figure.bounds.grown(by: margin)))
      }
    }
  }

  mutating func beginRow(_ row: Int) {
    self.row = row
    let top = Double(row) * InkCell.height
    active = pieces.indices.filter { index in
      let box = pieces[index].bounds
      return box.minimum.y < top + InkCell.height && box.maximum.y > top
    }
    for index in active { pieces[index].next = Self.column(at: pieces[index].bounds.minimum.x) }
  }

  /// The cell that best matches the picture on top of an old cell; nil if the old cell stays.
  mutating func cell(over old: Cell, column: Int) -> Cell? {
    var place = 0
    var layer = nextLayer(&place, column: column)
    guard layer != nil || drawing.ground != nil else { return nil }
    let ground = drawing.ground.map { Ground($0, column: column, row: row) } ?? Ground(old)
    var inked = InkedCell(ground: ground, medium)
    while let current = layer {
      let cover = cover(&place, ofLayer: current, column: column)
      if !cover.isNothing { inked.lay(drawing.layers[current], cover, column: column, row: row) }
      layer = nextLayer(&place, column: column)
    }
    guard inked.isTouched || drawing.ground != nil else { return nil }
    return old.glyph.isText ? inked.textCell(old) : inked.cell
  }

  /// The layer of the next active piece that can show in a column; nil if there is none.
  private func nextLayer(_ place: inout Int, column: Int) -> Int? {
    while place < active.count, pieces[active[place]].next > column { place += 1 }
    return place < active.count ? pieces[active[place]].layer : nil
  }

  /// The joint cover of all pieces of a layer in a cell.
  private mutating func cover(_ place: inout Int, ofLayer layer: Int, column: Int) -> Cover {
    var cover = Cover()
    while place < active.count, pieces[active[place]].layer == layer {
      if pieces[active[place]].next <= column {
        add(active[place], column: column, to: &cover)
      }
      place += 1
    }
    return cover
  }

  /// Adds a piece to the cover, or notes how many columns away it is.
  private mutating func add(_ index: Int, column: Int, to cover: inout Cover) {
    let left = Double(column) * InkCell.width
    guard pieces[index].bounds.maximum.x > left else {
      pieces[index].next = .max
      return
    }
    let figure = pieces[index].figure
    let lattice = Lattice(column: column, row: row, margin: margin)
    let distance = figure.distance(to: lattice.center)
    let clearance = distance - Lattice.halfDiagonal - margin
    if clearance > 0 {
      pieces[index].next = column + 1 + Int(min(1000, clearance / InkCell.width))
    } else if -distance > Lattice.halfDiagonal + Lattice.softness {
      cover.addWhole()
    } else {
      cover.add(figure, over: lattice)
    }
  }

  private static func column(at x: Double) -> Int {
    x.isFinite ? Int((max(-1e6, min(1e6, x)) / InkCell.width).rounded(.down)) : Int.min
  }
}
