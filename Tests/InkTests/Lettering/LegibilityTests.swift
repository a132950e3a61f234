import Cells
import Testing

@testable import Ink

/// Checks that words and digits can't be taken for others.
struct LegibilityTests {
  /// The gap between two words of syllables is half as wide as one, whatever the width of the letters.
  @Test(arguments: [GlyphTier.octant, .sextant], [0.8, 1, 1.2])
  func wordsOfSyllablesStandApart(tier: GlyphTier, spread: Double) throws {
    let texts = ["가나", "가 나", "가나다"]
    let widths = try texts.map {
      try #require(Lettering($0, rows: 6, spread: spread, tier: tier)).columns
    }
    let (blank, syllable) = (widths[1] - widths[0], widths[2] - widths[0])
    #expect(blank >= 0.3 * syllable && blank < syllable)
  }

  /// A 4 whose bar ends at its stem, and which is closed at its top, looks like an A.
  @Test(arguments: [GlyphTier.octant, .sextant], [11.0 / 3, 4, 5, 8, 14])
  func aFourIsNoA(tier: GlyphTier, rows: Double) throws {
    for weight in [StrokeWeight.regular, .semibold, .bold] {
      let lettering = try #require(Lettering("4", rows: rows, weight: weight, tier: tier))
      let unit = lettering.unit
      let (width, height) = (
        Int(lettering.columns * InkCell.width / unit.x), Int(rows * InkCell.height / unit.y)
      )
      let blocks = Bitmap(lettering.letters[0].figure, width: width, height: height, unit: unit)
      let isOpen = blocks.runs(inRow: 0).count > 1
      let ends = (0..<height).map { blocks.runs(inRow: $0).last?.upperBound ?? 0 }
      let reaches = (ends.max() ?? 0) > (ends.last ?? 0)
      #expect(isOpen || reaches, "\(weight)")
    }
  }
}
