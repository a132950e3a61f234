import Views

/// What a day is about, and when it is as far as there is room.
struct DayHeading: View {
  let day: CountedDay
  /// Whether there is room to celebrate it.
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
