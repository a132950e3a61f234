import Timelines
import Views

/// Words to be read from afar: in letters as large as fit, or else in a row.
struct StandByText: View {
  /// The same words, the longest first.
  let texts: [Text]
  let size: Double
  let weight: Font.Weight
  /// Whether letters are drawn where they fit; otherwise they take a row.
  let isDrawn: Bool
  @Environment(\.displayScale) private var scale
  @Environment(\.drawsLetters) private var drawsLetters
  @ScaledMetric private var growth = 1.0

  init(
    _ texts: [Text?], size: Double = StandByText.line, weight: Font.Weight = .medium,
    isDrawn: Bool = true
  ) {
    self.texts = texts.compactMap(\.self)
    (self.size, self.weight, self.isDrawn) = (size, weight, isDrawn)
  }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      // Letters that can't be drawn in a size would be written, and so fit.
      ForEach(isDrawn && drawsLetters ? sizes : [], id: \.self) { size in
        ForEach(Array(texts.enumerated()), id: \.offset) { _, text in
          ForEach([1, 0.88, 0.76], id: \.self) { width in
            text.font(.system(size: size, weight: weight).width(Font.Width(width)))
          }
          text.font(.system(size: size).width(.compressed))
        }
      }
      ForEach(Array(texts.enumerated()), id: \.offset) { _, text in text.font(.headline) }
    }
    .lineLimit(1)
  }

  /// The sizes to try. Small letters of fewer than three rows would be hard to tell apart.
  private var sizes: [Double] {
    let natural = size * min(growth, Self.mostGrowth)
    let smaller = [0.88, 0.77].map { size * $0 }
    return [natural] + smaller.filter { $0 < natural && $0 * scale >= Self.leastScaled }
  }

  static let line = 18.0
  /// The size of notes, which take a row on small screens.
  static let note = 8.5
  private static let mostGrowth = 1.5
  private static let leastScaled = 31.0
}
