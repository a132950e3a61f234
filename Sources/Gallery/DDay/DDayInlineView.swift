import Views

/// A D-Day's title and count on one row.
struct DDayInlineView: View {
  let day: CountedDay

  var body: some View {
    HStack(spacing: 8) {
      if day.isFestive { FestiveStar() }
      ViewThatFits(in: .horizontal) {
        day.titleText + Text(verbatim: " ") + day.countText
        HStack(spacing: 8) {
          day.titleText
          day.countText.fixedSize()
        }
      }
    }
    .lineLimit(1)
  }
}
