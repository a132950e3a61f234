import Views

/// How likely something falls, a bar an hour, of which the highest is certain; the first and the last
/// stand at the ends, as the points of a curve do.
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

    /// In points: a third of a row, so that also what is nothing has a foot.
    private static let least = 17.0 / 3

    func path(in rect: CGRect) -> Path {
      let height = max(Self.least, share * rect.height)
      return Path(
        CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height))
    }
  }
}
