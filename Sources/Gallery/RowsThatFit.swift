import Views

/// As many rows as fit, or something shorter where not even the fewest do.
struct RowsThatFit<Rows: View, Rest: View>: View {
  let counts: ClosedRange<Int>
  let rows: (Int) -> Rows
  let rest: Rest

  init(
    _ counts: ClosedRange<Int>, @ViewBuilder rows: @escaping (Int) -> Rows,
    @ViewBuilder rest: () -> Rest = { EmptyView() }
  ) {
    (self.counts, self.rows, self.rest) = (counts, rows, rest())
  }

  var body: some View {
    ViewThatFits(in: .vertical) {
      ForEach(Array(counts.reversed()), id: \.self) { rows($0) }
      rest
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
