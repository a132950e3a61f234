import Views

/// A list of D-Days whose counts, titles and dates line up.
struct DDayRows: View {
  let days: [CountedDay]
  var hasDates = true

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 0) {
      ForEach(days, id: \.self) { DDayRow(day: $0, hasDate: hasDates) }
    }
  }
}
