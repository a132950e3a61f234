import Timelines
import Views

/// Words to be read from afar: in letters as large as fit, or else in a row or left out.
struct StandByText: View {
  /// The same words, the longest first.
  let texts: [Text]
  let size: Double
  let weight: Font.Weight
  @Environment(\.displayScale) private var scale
  @Environment(\.letterUse) private var letterUse
  @ScaledMetric private var growth = 1.0

  init(
    _ texts: [Text?], size: Double = StandByText.line, weight: Font.Weight = .medium
  ) {
    self.texts = texts.compactMap(\.self)
    (self.size, self.weight) = (size, weight)
  }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      // Letters that can't be drawn in a size would be written, and so fit.
      ForEach(letterUse == .never ? [] : sizes, id: \.self) { size in
        ForEach(Array(texts.enumerated()), id: \.offset) { _, text in
          ForEach([1, 0.88, 0.76], id: \.self) { width in
            text.font(.system(size: size, weight: weight).width(Font.Width(width)))
          }
          text.font(.system(size: size).width(.compressed))
        }
      }
      if letterUse == .only {
        EmptyView()
      } else {
        ForEach(Array(texts.enumerated()), id: \.offset) { _, text in text.font(.headline) }
      }
    }
    .lineLimit(1)
  }

  /// The sizes to try. Small letters of fewer than three rows would be hard to tell apart.
  private var sizes: [Double] {
    let natural = size * min(growth, Self.mostGrowth)
    // Letters that don't stand apart in a smaller size would be a row.
    if letterUse == .only { return [natural] }
    let smaller = [0.88, 0.77].map { size * $0 }
    return [natural] + smaller.filter { $0 < natural && $0 * scale >= Self.leastScaled }
  }

  static let line = 18.0
  /// The size of notes, which take a row on small screens.
  static let note = 8.5
  private static let mostGrowth = 1.5
  private static let leastScaled = 31.0
}
