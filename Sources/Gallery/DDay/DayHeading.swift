import Views

/// The title of a D-Day, and its date as far as it fits.
struct DayHeading: View {
  let day: CountedDay
  /// Whether there is room for confetti.
  var isFestive = false

  var body: some View {
    HStack(spacing: 16) {
      FestiveRow(isFestive: isFestive && day.isFestive) {
        DayTitle(day: day).font(.headline)
      }
      Spacer(minLength: 0)
      ViewThatFits(in: .horizontal) {
        day.dateText
        day.briefDateText
        Text(verbatim: "")
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .layoutPriority(1)
    }
  }
}
