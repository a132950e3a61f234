import Views

/// A day's title and its count in a row.
struct DDayInlineView: View {
  let day: CountedDay

  var body: some View {
    ViewThatFits(in: .horizontal) {
      day.titleText + Text(verbatim: " ") + day.countText
      HStack(spacing: 8) {
        day.titleText
        day.countText.fixedSize()
      }
    }
    .lineLimit(1)
    .accessibilityLabel(day.reading)
  }
}
