/// The positions of one cell's samples in the plane of a figure.
struct Lattice {
  let center: InkPoint
  private let right: InkPoint
  private let down: InkPoint
  /// The distance from the centre up to which results must be exact.
  private let reach: Double

  private init(center: InkPoint, right: InkPoint, down: InkPoint, reach: Double) {
    self.center = center
    self.right = right
    self.down = down
    self.reach = reach
  }

  /// A lattice that is exact up to a margin around the cell.
  init(column: Int, row: Int, margin: Double = Self.softness) {
    center = InkPoint(
      x: (Double(column) + 0.5) * InkCell.width, y: (Double(row) + 0.5) * InkCell.height)
    right = InkPoint(x: InkCell.width / Double(Samples.columns), y: 0)
    down = InkPoint(x: 0, y: InkCell.height / Double(Samples.rows))
    reach = Self.halfDiagonal + margin
  }

  /// The distance from the centre of a cell to its corner, rounded up, in points.
  static let halfDiagonal = 9.4
  /// The size of a sample, and so the width over which an edge fades, in points.
  static let softness = 2.4

  func samples(_ value: (InkPoint) -> Double) -> Samples {
    var samples = Samples(repeating: 0)
    forEach { index, place in samples[index] = Float(value(place)) }
    return samples
  }

  /// A number for each sample, computed a row at a time from the offsets to a place.
  func samples(
    from place: InkPoint, _ values: (Samples.Row, Samples.Row) -> Samples.Row
  ) -> Samples {
    let away = center - place
    let (awayX, awayY) = (Float(away.x), Float(away.y))
    var rows = InlineArray<6, Samples.Row>(repeating: .zero)
    forEachRow { row, x, y in rows[row] = values(x + awayX, y + awayY) }
    return Samples(rows: rows)
  }

  /// Calls the body for each sample with its index and place, row by row.
  func forEach(_ body: (Int, InkPoint) -> Void) {
    let first = center - right * 1.5 - down * 2.5
    for row in 0..<Samples.rows {
      let line = first + down * Double(row)
      for column in 0..<Samples.columns {
        body(row * Samples.columns + column, line + right * Double(column))
      }
    }
  }

  /// Calls the body for each row with the offsets of its samples from the centre.
  func forEachRow(_ body: (Int, Samples.Row, Samples.Row) -> Void) {
    let columns = Samples.Row(-1.5, -0.5, 0.5, 1.5)
    let (acrossX, acrossY) = (Float(right.x) * columns, Float(right.y) * columns)
    for row in 0..<Samples.rows {
      let line = down * (Double(row) - 2.5)
      body(row, acrossX + Float(line.x), acrossY + Float(line.y))
    }
  }

  func isFar(from figure: Figure) -> Bool { figure.distance(to: center) > reach }

  /// Whether a segment drawn with a pen of this radius is too far away to matter.
  func isFar(from segment: Segment, radius: Double) -> Bool {
    let reach = max(0, reach + radius)
    return segment.square(to: center) > reach * reach
  }

  func mapped(reach factor: Double, _ transform: (InkPoint) -> InkPoint) -> Lattice {
    let zero = transform(.zero)
    return Lattice(
      center: transform(center), right: transform(right) - zero, down: transform(down) - zero,
      reach: reach * factor)
  }

  func reaching(farther margin: Double) -> Lattice {
    Lattice(center: center, right: right, down: down, reach: reach + max(0, margin))
  }
}
