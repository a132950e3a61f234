import Views

/// A day's count, the other days by their groups, and the year that they lie in.
struct DDayLargeView: View {
  let scene: DDayScene
  let main: CountedDay
  @ScaledMetric(relativeTo: .largeTitle) private var numeral = 72.0

  var body: some View {
    ViewThatFits(in: .vertical) {
      full(numeral, of: 5)
      full(72, of: 5)
      full(44, of: 5)
      full(44, of: 2)
      DDayMediumView(day: main)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func full(_ size: Double, of limit: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      top(size)
      Divider()
      GroupedDays(days: scene.others, room: limit)
      Spacer(minLength: 0)
      NextMilestone(day: scene.nextMilestone)
      YearStrip(today: scene.today, days: scene.all)
    }
  }

  private func top(_ size: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      DayHeading(day: main, isFestive: true).padding(.bottom, 17)
      DayHero(day: main, size: size)
      DayCourse(day: main)
    }
    .accessibilityLabel(main.reading)
  }
}
