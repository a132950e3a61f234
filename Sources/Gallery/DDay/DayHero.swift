import Views

/// A D-Day's count with the weeks and days beside the line below it.
struct DayHero: View {
  let day: CountedDay
  let size: Double

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .bottom, spacing: 16) {
        CountNumeral(day: day, size: size).fixedSize()
        Spacer(minLength: 0)
        if day.isToday || day.hasCourse {
          day.distanceText
            .font(day.isToday ? .headline : .caption)
            .foregroundStyle(day.isToday ? .primary : .secondary)
            .fixedSize()
        }
      }
      CountNumeral(day: day, size: size)
    }
  }
}
