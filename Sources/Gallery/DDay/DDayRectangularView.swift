import Views

/// A day's title, count and date over how far the time has come, on a few rows.
struct DDayRectangularView: View {
  let day: CountedDay

  var body: some View {
    ViewThatFits(in: .vertical) {
      rows(4)
      rows(3)
      rows(2)
      DDayInlineView(day: day)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .accessibilityLabel(day.reading)
  }

  private func rows(_ count: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      day.titleText.font(.headline).widgetAccentable()
      day.countText
        .bold()
        .contentTransition(.numericText(value: Double(day.distance)))
      if count > 2 {
        ViewThatFits(in: .horizontal) {
          day.note
          day.briefNote
        }
        .foregroundStyle(.secondary)
      }
      if count > 3 { DayBar(day.share) }
    }
  }
}
