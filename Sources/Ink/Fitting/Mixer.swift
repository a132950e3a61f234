import Cells

/// Mixes a picture's layers cell by cell, from left to right in each row.
struct Mixer {
  private let picture: Picture
  private let medium: Medium
  /// How far beyond its edge a figure may change a cell.
  private let margin: Double
  private let bounds: [Box]
  /// For each layer the first column of the row in which it may be seen.
  private var next: [Int]
  private var row = 0

  init(_ picture: Picture, _ medium: Medium) {
    self.picture = picture
    self.medium = medium
    margin = Lattice.softness + (medium.depth == .mono ? Inking.gap : 0)
    let margin = margin
    bounds = picture.layers.map { $0.figure.bounds.grown(by: margin) }
    next = Array(repeating: 0, count: picture.layers.count)
  }

  mutating func beginRow(_ row: Int) {
    self.row = row
    let top = Double(row) * Lattice.cell.y
    for index in next.indices {
      let box = bounds[index]
      let isInRow = box.minimum.y < top + Lattice.cell.y && box.maximum.y > top
      next[index] = isInRow ? Self.column(at: box.minimum.x) : .max
    }
  }

  /// The cell that comes nearest to the picture, over what is there.
  mutating func cell(over old: Cell, column: Int) -> Cell {
    let ground = picture.ground.map { Ground($0, column: column, row: row) } ?? Ground(old)
    var inking = Inking(ground: ground)
    for index in next.indices where next[index] <= column {
      lay(index, column: column, on: &inking)
    }
    if !inking.isTouched && picture.ground == nil { return old }
    return old.glyph.isText ? inking.textCell(old, medium) : inking.cell(in: medium)
  }

  /// Lays one layer on a cell, or finds out how far away the figure is.
  private mutating func lay(_ index: Int, column: Int, on inking: inout Inking) {
    let layer = picture.layers[index]
    let left = Double(column) * Lattice.cell.x
    guard bounds[index].maximum.x > left else {
      next[index] = .max
      return
    }
    guard bounds[index].width > Self.small else {
      inking.lay(layer, column: column, row: row, isWhole: false, in: medium)
      return
    }
    let place = Place(x: left + 4, y: (Double(row) + 0.5) * Lattice.cell.y)
    let distance = layer.figure.distance(to: place)
    let clearance = distance - Lattice.halfDiagonal - margin
    if clearance > 0 {
      next[index] = column + 1 + Int(min(1000, clearance / Lattice.cell.x))
    } else {
      let isDeep = -distance > Lattice.halfDiagonal + Lattice.softness
      inking.lay(layer, column: column, row: row, isWhole: isDeep, in: medium)
    }
  }

  /// Of a figure no wider than this hardly a cell could be passed over.
  private static let small = 12 * Lattice.cell.x

  private static func column(at x: Double) -> Int {
    x.isFinite ? Int((max(-1e6, min(1e6, x)) / Lattice.cell.x).rounded(.down)) : Int.min
  }
}
