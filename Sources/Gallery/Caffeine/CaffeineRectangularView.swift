import Views

/// Today's total, the level in the body, and the time from which it allows sleep.
struct CaffeineRectangularView: View {
  let day: CaffeineDay
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor

  var body: some View {
    RowsThatFit(2...4) {
      rows($0)
    } rest: {
      heading
    }
    .lineLimit(1)
  }

  private func rows(_ count: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      day.bar
      if day.isEmpty {
        if count > 2 { Text("caffeine.empty").foregroundStyle(.secondary) }
      } else {
        if count > 3 {
          ViewThatFits(in: .horizontal) {
            day.levelText
            day.briefLevelText
          }
          .invalidatableContent()
        }
        if count > 2 {
          ViewThatFits(in: .horizontal) {
            day.sleepText
            day.briefSleepText
          }
          .foregroundStyle(.secondary)
        }
      }
    }
  }

  private var heading: some View {
    HStack(spacing: 0) {
      day.heading
      Spacer(minLength: 8)
      (day.mark(isWithoutColor: isWithoutColor) + day.totalText)
        .bold()
        .contentTransition(.numericText(value: day.total))
        .invalidatableContent()
        .accessibilityLabel(day.reading)
    }
  }
}
