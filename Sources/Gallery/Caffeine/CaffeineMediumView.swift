import Views

/// Today's total, the level in the body over time, and buttons to log drinks.
struct CaffeineMediumView: View {
  let day: CaffeineDay
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor
  @ScaledMetric(relativeTo: .title) private var numeral = 28.0

  /// The width for three digits and their unit, even in large blocks.
  private static let totalWidth = 136.0

  var body: some View {
    ViewThatFits {
      full(max(numeral, 120), gap: 17, chart: 221).inRoom(of: 76, by: 17)
      full(max(numeral, 84), gap: 17, chart: 136).inRoom(of: 56, by: 12)
      full(max(numeral, 60), gap: 17, chart: 102).inRoom(of: 46, by: 10)
      ViewThatFits(in: .vertical) {
        full(numeral, gap: 17)
        full(min(numeral, 36), gap: 17)
        full(min(numeral, 36), gap: 0)
        full(min(numeral, 28), gap: 17)
        full(28, gap: 0)
        full(17, gap: 0)
        day.number(17)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The chart is as high as usual unless a height is given.
  private func full(_ size: Double, gap: Double, chart: Double? = nil) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      HStack(alignment: .bottom, spacing: day.isEmpty ? 24 : 16) {
        total(size, gap: gap)
          .padding(.top, day.isEmpty ? 0 : gap)
          .frame(
            width: day.isEmpty ? nil : max(Self.totalWidth, chart == nil ? 0 : 2.5 * size),
            alignment: .leading)
        if day.isEmpty {
          invitation
        } else {
          LevelChart(day: day, height: chart ?? (size > 17 ? 51 + gap : 17))
        }
      }
      Spacer(minLength: gap)
      DrinkButtons(day: day)
    }
  }

  /// The invitation to log a drink; hidden if it would be cut off.
  private var invitation: some View {
    ViewThatFits(in: .horizontal) {
      Text("caffeine.empty.invitation")
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(2)
      Text(verbatim: "")
    }
  }

  @ViewBuilder private func total(_ size: Double, gap: Double) -> some View {
    if day.isEmpty {
      FirstCup(size: min(size, 72) + 8, gap: gap)
    } else {
      VStack(alignment: .leading, spacing: 0) {
        day.number(size)
        day.bar
      }
    }
  }

  private var heading: some View {
    ViewThatFits(in: .horizontal) {
      if !day.isEmpty {
        heading(hasPercentage: true)
        heading(hasPercentage: false)
      }
      day.heading
    }
  }

  private func heading(hasPercentage: Bool) -> some View {
    HStack(spacing: 0) {
      day.heading
      if hasPercentage { day.percentage(isWithoutColor: isWithoutColor).padding(.leading, 8) }
      Spacer(minLength: 8)
      day.sleepText.font(.caption).foregroundStyle(.secondary)
    }
  }
}
