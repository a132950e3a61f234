import Views

/// A bar over the time of each hour, of which the highest is certain.
struct ChanceBarsShape: Shape {
  let bars: [ChanceBar]

  /// In points: a third of a row, so that also what is nothing has a foot.
  private static let least = 17.0 / 3
  /// In points.
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
