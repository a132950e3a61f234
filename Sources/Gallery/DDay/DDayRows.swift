import Views

/// A list of D-Days whose counts, titles and dates line up.
struct DDayRows: View {
  let days: [CountedDay]
  var hasDates = true
  /// The gap between two rows, in points.
  var rowGap = 0.0

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: rowGap) {
      ForEach(days, id: \.self) { DDayRow(day: $0, hasDate: hasDates) }
    }
  }
}
