import Views

/// How likely something falls, a bar an hour, of which the highest is certain.
struct ChanceBars: View {
  /// From 0 to 1.
  let chances: [Double]
  let color: Color

  var body: some View {
    Bars(shares: chances).fill(color)
  }

  private struct Bars: Shape {
    let shares: [Double]

    /// In points: a third of a row, so that also what is nothing has a foot.
    private static let least = 17.0 / 3
    /// In points: a column.
    private static let width = 8.0

    /// The first stands at the one end and the last at the other, as the points of a curve do.
    func path(in rect: CGRect) -> Path {
      var path = Path()
      let step = (rect.width - Self.width) / Double(max(1, shares.count - 1))
      for (index, share) in shares.enumerated() {
        let height = max(Self.least, share * rect.height)
        path.addRect(
          CGRect(
            x: rect.minX + (Double(index) * step / Self.width).rounded() * Self.width,
            y: rect.maxY - height,
            width: Self.width, height: height))
      }
      return path
    }
  }
}
