import Views

/// The next D-Days and their counts on one row, as many as fit.
struct DaysInlineView: View {
  let days: [CountedDay]

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach((1...4).reversed(), id: \.self) { count in
        if count <= days.count { joined(days.prefix(count)) }
      }
      days.first.map { DDayInlineView(day: $0) }
    }
    .lineLimit(1)
  }

  private func joined(_ days: ArraySlice<CountedDay>) -> Text {
    let texts = days.map { $0.titleText + Text(verbatim: " ") + $0.countText }
    return texts.dropFirst().reduce(texts.first ?? Text(verbatim: "")) {
      $0 + Text(verbatim: " · ") + $1
    }
  }
}
