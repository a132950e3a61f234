import Cells
import Testing

@testable import Ink

struct TypeCaseTests {
  private static func shapes(rows: Double) throws -> [LetterShape] {
    let letters = LetterGrid(rows: rows, weight: .regular, tier: .octant)
    let grid = try #require(HangulGrid(letters, rows: rows, spread: 1, tier: .octant))
    return "가나다라마바사아자차카타파하".compactMap(HangulSyllable.init).map {
      .composed(ComposedSyllable(syllable: $0, grid: grid))
    }
  }

  @Test func keepsABoundedNumber() throws {
    let box = TypeCase(book: .standard, most: 5_000)
    for rows in 4...30 {
      for shape in try Self.shapes(rows: Double(rows)) {
        let bitmap = box.bitmap(of: shape)
        #expect(bitmap == box.bitmap(of: shape) && bitmap == shape.bitmap(in: .standard))
      }
    }
    #expect(box.count <= 8)
  }

  @Test func keepsWhatIsUsed() throws {
    let box = TypeCase(book: .standard)
    for _ in 1...3 {
      for shape in try Self.shapes(rows: 6) { #expect(box.bitmap(of: shape) != nil) }
    }
    #expect(box.count == 14)
  }
}
