import Views

/// The row below the tiles: as many of the keys that work right now as there is room for.
struct Footer: View {
  let hints: Hints

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach((0...hints.count).reversed(), id: \.self) { count in
        HStack(spacing: 24) {
          ForEach(hints.views(count: count), id: \.name) { $0 }
        }
      }
    }
    .lineLimit(1)
  }
}
