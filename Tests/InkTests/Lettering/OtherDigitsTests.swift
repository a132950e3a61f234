import Cells
import Testing

@testable import Ink

/// A line with other digits is the one that would be made of them.
struct OtherDigitsTests {
  private static let texts = ["12:34", "1시간 20분", "−5°", "00:00:00"]

  /// The text with all digits raised by some amount but the first of all glyphs, which stays.
  private func raised(_ text: String, by amount: Int) -> String {
    String(
      text.enumerated().map { index, character in
        guard index > 0, let digit = character.wholeNumberValue else { return character }
        return Character("\((digit + amount) % 10)")
      })
  }

  @Test(arguments: GlyphTier.allCases, texts)
  func isWhatItWouldBe(_ tier: GlyphTier, _ text: String) {
    var count = 0
    for (thirds, weight) in (6...36).flatMap({ [($0, StrokeWeight.regular), ($0, .bold)] }) {
      for isTabular in [true, false] {
        func line(_ text: String) -> Lettering? {
          Lettering(
            text, rows: Double(thirds) / 3, weight: weight, isTabular: isTabular, tier: tier)
        }
        for other in (1...9).map({ raised(text, by: $0) }) {
          guard let changed = line(text)?.saying(other) else { continue }
          #expect(changed == line(other), "\(other) \(thirds)")
          count += 1
        }
      }
    }
    #expect(count > 0 || tier == .ascii && text.contains("시"))
  }

  @Test func hasAsManyLetters() {
    let line = Lettering("9:59", rows: 4, isTabular: true, tier: .sextant)
    #expect(line?.saying("10:00") == nil)
    #expect(line?.saying("9:58") != nil)
  }

  @Test func keepsItsOnesUnlessItIsTabular() {
    let line = Lettering("21", rows: 4, tier: .sextant)
    #expect(line?.saying("22") == nil && line?.saying("11") == nil && line?.saying("31") != nil)
    #expect(Lettering("21", rows: 4, isTabular: true, tier: .sextant)?.saying("22") != nil)
  }
}
