import Views

/// Some bars of a chart.
struct BarsShape: Shape {
  let plan: BarPlan
  /// The height of each bar, from 0 to 1; nil for unknown ones.
  let shares: [Double?]
  let shown: [Int]

  /// The minimum height in points: a third of a row, so that zero is visible too.
  private static let least = 17.0 / 3

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for bar in shown {
      guard let share = shares[bar] else { continue }
      let (halves, height) = (plan.halves(of: bar), max(Self.least, share * rect.height))
      path.addRect(
        CGRect(
          x: rect.minX + Double(halves.lowerBound) * 4, y: rect.maxY - height,
          width: Double(halves.count) * 4, height: height))
    }
    return path
  }
}
