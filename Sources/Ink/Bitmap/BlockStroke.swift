/// A stroke of a pen on a grid of blocks.
enum BlockStroke: Hashable, Sendable {
  /// A bar or a stem.
  case box(BlockBox)
  /// A ring in a box, with the thickness of its sides and that of its top and bottom.
  case ring(BlockBox, stem: Int, bar: Int)
  /// A slanted or bent stroke along the centres of a pen, downwards and within a box.
  case leg([InkPoint], stem: Int, bar: Int, within: BlockBox)
}

extension Bitmap {
  /// Draws a stroke.
  mutating func draw(_ stroke: BlockStroke) {
    switch stroke {
    case .box(let box): for row in box.rows { fill(box.columns, row: row) }
    case .ring(let box, let stem, let bar): drawRing(in: box, stem: stem, bar: bar)
    case .leg(let centers, let stem, let bar, let box):
      drawLeg(centers, stem: Double(stem), bar: Double(bar), within: box)
    }
  }

  private mutating func drawRing(in box: BlockBox, stem: Int, bar: Int) {
    for row in box.rows {
      let outer = Self.chord(of: box, inset: (0, 0), row: row)
      let inner = Self.chord(of: box, inset: (stem, bar), row: row)
      if inner.isEmpty {
        fill(outer, row: row)
      } else {
        fill(outer.lowerBound..<inner.lowerBound, row: row)
        fill(inner.upperBound..<outer.upperBound, row: row)
      }
    }
  }

  /// The blocks of a row whose centres lie in the ellipse of a box, made smaller on all sides.
  private static func chord(of box: BlockBox, inset: (x: Int, y: Int), row: Int) -> Range<Int> {
    let middle = Double(box.columns.lowerBound + box.columns.upperBound) / 2
    let radii = InkPoint(
      x: Double(box.width) / 2 - Double(inset.x), y: Double(box.height) / 2 - Double(inset.y))
    let empty = Int(middle)..<Int(middle)
    guard radii.x > 0, radii.y > 0 else { return empty }
    let center = Double(box.rows.lowerBound + box.rows.upperBound) / 2
    let height = (Double(row) + 0.5 - center) / radii.y
    guard abs(height) < 1 else { return empty }
    let half = radii.x * (1 - height * height).squareRoot()
    let first = Int((middle - half - 0.5).rounded(.up))
    return first..<max(first, Int((middle + half + 0.5).rounded(.down)))
  }

  /// Each row holds the part of the pen's band at its middle, so that a stroke is even and unbroken.
  private mutating func drawLeg(
    _ centers: [InkPoint], stem: Double, bar: Double, within box: BlockBox
  ) {
    guard let first = centers.first, centers.count > 1 else { return }
    var piece = 1
    var before: Range<Int>?
    for row in max(box.rows.lowerBound, Int(first.y - bar / 2))..<box.rows.upperBound {
      let y = max(first.y, Double(row) + 0.5)
      while piece < centers.count - 1, centers[piece].y <= y { piece += 1 }
      let way = centers[piece] - centers[piece - 1]
      guard way.y > 0 else { continue }
      let slope = way.x / way.y
      let x = centers[piece - 1].x + (y - centers[piece - 1].y) * slope
      let length = max(1, (stem * stem + bar * bar * slope * slope).squareRoot().rounded())
      var start = Int((x - length / 2).rounded())
      start = max(box.columns.lowerBound, min(box.columns.upperBound - Int(length), start))
      var run = start..<start + Int(length)
      if let before, run.lowerBound > before.upperBound { run = before.upperBound..<run.upperBound }
      if let before, run.upperBound < before.lowerBound { run = run.lowerBound..<before.lowerBound }
      fill(run.clamped(to: box.columns), row: row)
      before = run
    }
  }
}
