extension Bitmap {
  /// The blocks whose centres lie in a figure.
  init(_ figure: Figure, width: Int, height: Int, unit: InkPoint) {
    self.init(width: width, height: height)
    for y in 0..<self.height {
      for x in 0..<self.width {
        let center = InkPoint(x: (Double(x) + 0.5) * unit.x, y: (Double(y) + 0.5) * unit.y)
        if figure.distance(to: center) <= 0 { fill(x..<x + 1, row: y) }
      }
    }
  }

  /// The blocks as rectangles; equal runs of neighbouring rows are one.
  func figure(unit: InkPoint) -> Figure {
    var open: [Range<Int>: Int] = [:]
    var parts: [Figure] = []
    for row in 0...height {
      let runs = Set(row < height ? self.runs(inRow: row) : [])
      for (run, top) in open.sorted(by: { $0.key.lowerBound < $1.key.lowerBound })
      where !runs.contains(run) {
        let corner = InkPoint(x: Double(run.lowerBound) * unit.x, y: Double(top) * unit.y)
        let end = InkPoint(x: Double(run.upperBound) * unit.x, y: Double(row) * unit.y)
        parts.append(.rectangle(InkRect(from: corner, to: end), radius: 0))
        open[run] = nil
      }
      for run in runs where open[run] == nil { open[run] = row }
    }
    return .union(parts)
  }
}
