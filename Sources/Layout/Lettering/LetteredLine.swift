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
  private let thirds: Int
  private let weight: Font.Weight

  /// Nil when there are characters that can't be drawn, or no letters of this size.
  init?(
    _ text: String, thirds: Int, weight: Font.Weight, paints: [Paint], tier: GlyphTier,
    isRedacted: Bool
  ) {
    guard thirds >= Self.leastThirds(in: tier), !Self.isMistakable(text, in: tier),
      let lettering = Lettering(
        text, rows: Double(thirds) / 3, weight: StrokeWeight(rawValue: weight.rawValue) ?? .regular,
        tier: tier)
    else { return nil }
    self.lettering = lettering
    self.thirds = thirds
    self.weight = weight
    self.paints = paints
    self.tier = tier
    self.isRedacted = isRedacted
  }

  /// Two rows, or as many lines of characters as a digit has bars.
  static func leastThirds(in tier: GlyphTier) -> Int { tier == .ascii ? 9 : 6 }

  /// A small ring of ASCII would be read as a zero.
  private static func isMistakable(_ text: String, in tier: GlyphTier) -> Bool {
    tier == .ascii && text.contains("°")
  }

  package var size: Size {
    Size(
      width: Int(lettering.columns.rounded(.up)), height: baseline + 1 + lettering.descent)
  }

  /// The row on which the letters stand.
  var baseline: Int { (thirds + 2) / 3 - 1 }

  func fits(_ room: Size) -> Bool {
    size.width <= room.width && size.height <= room.height
  }

  /// The same text in the next size that may fit.
  func smaller(_ text: String, for room: Size) -> LetteredLine? {
    let share = min(
      Double(room.width) / Double(max(1, size.width)),
      Double(room.height) / Double(max(1, size.height)))
    // Letters don't shrink evenly, so that the size tried first is a little too large.
    let wanted = Int(Double(thirds) * min(1, share)) + 2
    return LetteredLine(
      text, thirds: min(thirds - 1, wanted), weight: weight, paints: paints, tier: tier,
      isRedacted: isRedacted)
  }
}
