import Views

/// A bar for each day of a week, today's in the accent's colour; those reach to the top that have most.
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

  /// A bar says as much as a number, so that those that only stand for others are all alike.
  private func bars(_ shown: Range<Int>) -> Bars {
    let shares = week.days.map { Double($0.count ?? 0) / Double(week.most) }
    return Bars(
      shares: redactionReasons.hideWhatIsKnown ? shares.map { _ in 0.5 } : shares, shown: shown)
  }

  /// Some of several bars that stand side by side.
  private struct Bars: Shape {
    let shares: [Double]
    let shown: Range<Int>

    /// In points: a third of a row, so that also what is nothing has a foot.
    private static let least = 17.0 / 3
    /// In points: half a column, on which bars begin and end that look alike.
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
