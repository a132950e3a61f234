package import Cells
import Ink
import Views

/// A line of text drawn with strokes, and the paint of each letter.
package struct LetteredLine: Hashable, Sendable {
  let lettering: Lettering
  let paints: [Paint]
  let tier: GlyphTier
  /// Why something else is drawn instead of the letters; nil for the letters.
  let redaction: Redaction?

  /// Fails if a character can't be drawn, or if characters would look alike at this size.
  init?(
    _ text: String, thirds: Int, weight: Font.Weight = .regular, spread: Double = 1,
    tracking: Double = 0, isTabular: Bool = false, paints: [Paint], tier: GlyphTier,
    redaction: Redaction? = nil
  ) {
    guard thirds >= Self.leastThirds(in: tier),
      let lettering = Lettering(
        text, rows: Double(thirds) / 3, weight: StrokeWeight(rawValue: weight.rawValue) ?? .regular,
        spread: spread, tracking: tracking, isTabular: isTabular, tier: tier),
      !lettering.isMistakable
    else { return nil }
    self.lettering = lettering
    self.paints = paints
    self.tier = tier
    self.redaction = redaction
  }

  /// The minimum height in thirds of a row: two rows, or enough to tell an 8 from a 9.
  static func leastThirds(in tier: GlyphTier) -> Int {
    switch tier {
    case .octant, .sextant: 6
    case .quadrant, .half: 7
    case .ascii: 9
    }
  }

  package var size: Size {
    Size(
      width: Int(lettering.columns.rounded(.up)), height: baseline + 1 + lettering.descent)
  }

  /// The row of the baseline.
  var baseline: Int { Int((lettering.rows - 0.01).rounded(.up)) - 1 }

  func fits(_ room: Size) -> Bool {
    size.width <= room.width && size.height <= room.height
  }
}
