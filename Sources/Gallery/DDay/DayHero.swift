import Views

/// A day's count, and beside its foot how many weeks and days that is.
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
