import Views

/// A bar for each hour's chance of precipitation; full height is 100%. The first and last bars are
/// at the ends, like the points of a curve.
struct ChanceBars: View {
  /// From 0 to 1.
  let chances: [Double]
  let color: Color

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(chances.enumerated()), id: \.offset) { index, chance in
        if index > 0 { Spacer(minLength: 0) }
        Bar(share: chance).fill(color).frame(width: 8)
      }
    }
  }

  private struct Bar: Shape {
    let share: Double

    /// The minimum height in points: a third of a row, so that zero is visible too.
    private static let least = 17.0 / 3

    func path(in rect: CGRect) -> Path {
      let height = max(Self.least, share * rect.height)
      return Path(
        CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height))
    }
  }
}
