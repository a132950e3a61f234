import Views

/// An amount as an arc around a corner of the tile, as on a watch, whose faces are round: the value
/// stands outside of the arc, in the corner, and a caption inside of it.
struct CornerGauge<Value: View, Caption: View>: View {
  /// From 0 to 1.
  let share: Double
  @ViewBuilder let value: Value
  @ViewBuilder let caption: Caption
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    ZStack {
      CornerArc().trim(from: shown).stroke(Color.primary.opacity(0.25), lineWidth: Self.pen)
      if shown > 0 { CornerArc().trim(to: shown).stroke(lineWidth: Self.pen) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay(alignment: .topLeading) { value.bold() }
    .overlay(alignment: .bottomTrailing) {
      caption.font(.caption).foregroundStyle(.secondary)
        .frame(maxWidth: Self.widestCaption, alignment: .trailing)
    }
    .lineLimit(1)
    .widgetAccentable()
  }

  private var shown: Double { redactionReasons.contains(.placeholder) ? 0 : min(max(0, share), 1) }

  private static var pen: Double { 6 }
  /// The room inside of the arc on the smallest tile.
  private static var widestCaption: Double { 40 }
}

/// A quarter of a circle around the lower right corner, from the lower left to the upper right, below the
/// row for a value.
private struct CornerArc: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.maxX, y: rect.maxY),
      radius: max(0, min(rect.width, rect.height - Self.row)), startAngle: .degrees(180),
      endAngle: .degrees(270), clockwise: false)
    return path
  }

  private static let row = 17.0
}
