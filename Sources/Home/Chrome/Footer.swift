import Views

/// The row below the tiles, with the keys that work right now.
struct Footer: View {
  let hints: [HintView]

  /// The gap in points.
  static let gap = 24.0

  var body: some View {
    HStack(spacing: Self.gap) {
      ForEach(hints, id: \.name) { $0 }
    }
    .lineLimit(1)
  }
}
