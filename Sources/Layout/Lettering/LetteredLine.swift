package import Cells
import Ink
import Views

/// A line of text drawn with strokes, and with what each of its letters is painted.
package struct LetteredLine: Hashable, Sendable {
  let lettering: Lettering
  let paints: [Paint]
  let tier: GlyphTier
  /// Whether it is a block in the place of what it would say.
  let isRedacted: Bool

  /// Nil when there are characters that can't be drawn, or can't be told apart in this size.
  init?(
    _ text: String, thirds: Int, weight: Font.Weight = .regular, spread: Double = 1,
    tracking: Double = 0, paints: [Paint], tier: GlyphTier, isRedacted: Bool = false
  ) {
    guard thirds >= Self.leastThirds(in: tier),
      let lettering = Lettering(
        text, rows: Double(thirds) / 3, weight: StrokeWeight(rawValue: weight.rawValue) ?? .regular,
        spread: spread, tracking: tracking, tier: tier), !lettering.isMistakable
    else { return nil }
    self.lettering = lettering
    self.paints = paints
    self.tier = tier
    self.isRedacted = isRedacted
  }

  /// Two rows, or as many lines as it takes to tell an eight from a nine.
  static func leastThirds(in tier: GlyphTier) -> Int {
    switch tier {
    case .sextant: 6
    case .quadrant, .half: 7
    case .ascii: 9
    }
  }

  package var size: Size {
    Size(
      width: Int(lettering.columns.rounded(.up)), height: baseline + 1 + lettering.descent)
  }

  /// The row on which the letters stand.
  var baseline: Int { Int((lettering.rows - 0.01).rounded(.up)) - 1 }

  func fits(_ room: Size) -> Bool {
    size.width <= room.width && size.height <= room.height
  }
}
