import Views

/// A bar for each day of the week, today's in the accent colour; the highest reach the top.
struct WeekBars: View {
  let week: StepWeek
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    ZStack {
      bars(0..<StepWeek.length - 1).fill(.secondary)
      bars(StepWeek.length - 1..<StepWeek.length)
        .fill(Color("StepAccent"))
        .widgetAccentable()
    }
  }

  /// The bars; all equal in placeholders, because a bar reveals as much as a number.
  private func bars(_ shown: Range<Int>) -> Bars {
    let shares = week.days.map { Double($0.count ?? 0) / Double(week.most) }
    return Bars(
      shares: redactionReasons.hideWhatIsKnown ? shares.map { _ in 0.5 } : shares, shown: shown)
  }

  /// A part of a row of bars.
  private struct Bars: Shape {
    let shares: [Double]
    let shown: Range<Int>

    /// The minimum height in points: a third of a row, so that zero is visible too.
    private static let least = 17.0 / 3
    /// The grid for edges in points: half a column, so that all bars look alike.
    private static let grid = 4.0

    func path(in rect: CGRect) -> Path {
      let step = rect.width / Double(max(1, shares.count))
      let width = max(Self.grid, (step * 0.6 / Self.grid).rounded() * Self.grid)
      var path = Path()
      for index in shown where shares.indices.contains(index) {
        let height = max(Self.least, shares[index] * rect.height)
        path.addRect(
          CGRect(
            x: rect.minX + Double(index) * step, y: rect.maxY - height, width: width,
            height: height))
      }
      return path
    }
  }
}
