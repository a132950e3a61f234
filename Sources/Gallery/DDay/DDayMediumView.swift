import Views

/// A D-Day's count and progress.
struct DDayMediumView: View {
  let day: CountedDay
  @ScaledMetric private var numeral = 44.0

  var body: some View {
    ViewThatFits {
      full(max(numeral, 120), gap: 17).inRoom(of: 76, by: 17)
      full(max(numeral, 84), gap: 17).inRoom(of: 56, by: 12)
      full(max(numeral, 60), gap: 17).inRoom(of: 46, by: 10)
      ViewThatFits(in: .vertical) {
        full(day.isToday ? numeral * 0.82 : numeral, gap: 17)
        full(numeral, gap: 0)
        full(min(numeral, 60), gap: 0)
        full(min(numeral, 48), gap: 0)
        full(28, gap: 0)
        full(17, gap: 0)
        DayHeading(day: day)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .accessibilityLabel(day.reading)
  }

  private func full(_ size: Double, gap: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      DayHeading(day: day, isFestive: gap > 0).padding(.bottom, gap)
      DayHero(day: day, size: size)
      Spacer(minLength: 0)
      DayCourse(day: day)
    }
  }
}
