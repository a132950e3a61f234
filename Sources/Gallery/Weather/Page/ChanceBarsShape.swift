import Views

/// A bar for each hour's chance of precipitation; full height is 100%.
struct ChanceBarsShape: Shape {
  let bars: [ChanceBar]

  /// The minimum height in points: a third of a row, so that zero is visible too.
  private static let least = 17.0 / 3
  /// The gap between bars, in points.
  private static let gap = 4.0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for bar in bars {
      let height = max(Self.least, Double(bar.chance) / 100 * rect.height)
      let start = rect.minX + bar.start * rect.width
      let whole = (bar.end - bar.start) * rect.width
      let width = max(whole * 0.6, whole - Self.gap)
      path.addRect(CGRect(x: start, y: rect.maxY - height, width: width, height: height))
    }
    return path
  }
}
