import Cells
import Testing

@testable import Ink

struct CondensedLetteringTests {
  /// Where a pen is thick, it gets thinner with the letters: a 4 keeps the end of its bar.
  @Test(arguments: [0.76, 0.88], [8.0, 10, 11, 12, 16])
  func condensedLettersKeepTheirCounters(spread: Double, rows: Double) {
    let grid = LetterGrid(rows: rows, weight: .bold, spread: spread, tier: .sextant)
    #expect(grid.width - 2 * grid.stem >= 4 && grid.stem >= 3)
  }
}
