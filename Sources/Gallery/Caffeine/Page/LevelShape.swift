import Views

/// The area below a curve through evenly spaced values, or a part of it.
struct LevelShape: Shape {
  /// The heights from 0 to 1.
  let levels: [Double]
  /// The part to draw, from 0 at the left to 1 at the right.
  let part: ClosedRange<Double>

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let last = Double(max(1, levels.count - 1))
    let shown = levels.indices.filter { part.contains(Double($0) / last) }
    guard let first = shown.first, let end = shown.last, first < end else { return path }
    func place(_ index: Int, _ height: Double) -> CGPoint {
      CGPoint(x: rect.minX + Double(index) / last * rect.width, y: rect.maxY - height * rect.height)
    }
    path.move(to: place(first, 0))
    for index in shown { path.addLine(to: place(index, levels[index])) }
    path.addLine(to: place(end, 0))
    path.closeSubpath()
    return path
  }
}
