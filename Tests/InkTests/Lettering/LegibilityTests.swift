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

  /// The eye of a closed 4 is more than a pinhole, however narrow and bold it is.
  @Test(arguments: [GlyphTier.octant, .sextant, .quadrant], [0.5, 0.6, 0.7, 0.8, 0.9, 1])
  func aFourKeepsItsEye(tier: GlyphTier, spread: Double) throws {
    for rows in 3...20 {
      let lettering = try #require(
        Lettering("4", rows: Double(rows), weight: .bold, spread: spread, tier: tier))
      let unit = lettering.unit
      let (width, height) = (
        Int(lettering.columns * InkCell.width / unit.x),
        Int(Double(rows) * InkCell.height / unit.y)
      )
      let blocks = Bitmap(lettering.letters[0].figure, width: width, height: height, unit: unit)
      let isOpen = blocks.runs(inRow: 0).count > 1
      #expect(isOpen || blocks.enclosed(width, height) >= 4, "\(rows) rows")
    }
  }

  /// A D is square at the left and round at the right by more than a lost block, but for five lines of
  /// blocks, which have no room for slants.
  @Test(arguments: [GlyphTier.octant, .sextant, .quadrant], [10.0 / 3, 11.0 / 3, 4])
  func aDIsNoZero(tier: GlyphTier, rows: Double) throws {
    let lettering = try #require(Lettering("D", rows: rows, weight: .bold, tier: tier))
    let unit = lettering.unit
    let (width, height) = (
      Int(lettering.columns * InkCell.width / unit.x), Int(rows * InkCell.height / unit.y)
    )
    let blocks = Bitmap(lettering.letters[0].figure, width: width, height: height, unit: unit)
    let top = try #require(blocks.runs(inRow: 0).first)
    #expect(top.lowerBound == 0 && top.upperBound <= width - 2, "\(top) of \(width)")
  }

  /// Three rows of quadrants make "Saoul" of "Seoul"; capitals and numbers can be read there.
  @Test func smallLettersNeedRoomInLargeBlocks() throws {
    func isMistakable(_ text: String, rows: Double, _ tier: GlyphTier) throws -> Bool {
      try #require(Lettering(text, rows: rows, weight: .bold, tier: tier)).isMistakable
    }
    #expect(try isMistakable("Seoul", rows: 3, .quadrant))
    #expect(try isMistakable("↑11°", rows: 3, .quadrant))
    #expect(try !isMistakable("D-33", rows: 3, .quadrant))
    #expect(try !isMistakable("Seoul", rows: 4, .quadrant))
    #expect(try !isMistakable("Seoul", rows: 3, .sextant))
  }

  /// In ASCII, a D has corners that a zero hasn't, and a ring is smaller, where there is room.
  @Test(arguments: ["D-33", "23°"])
  func largeCountsAreDrawnInASCII(text: String) throws {
    let lines = try [5.0, 6, 15].map {
      try #require(Lettering(text, rows: $0, weight: .bold, tier: .ascii))
    }
    #expect(lines.map(\.isMistakable) == [true, false, false])
    #expect(try #require(Lettering("Dog", rows: 15, tier: .ascii)).isMistakable)
  }

  /// The ink of a time is in the middle, whatever its last digit is.
  @Test(arguments: [GlyphTier.octant, .sextant, .quadrant], ["9:41", "21:11", "11월 21일"])
  func aOneTakesNoMoreRoomThanItNeeds(tier: GlyphTier, text: String) throws {
    let line = try #require(Lettering(text, rows: 8, weight: .medium, tier: tier))
    let tabular = try #require(
      Lettering(text, rows: 8, weight: .medium, isTabular: true, tier: tier))
    #expect(line.columns < tabular.columns)
    let blocks = Int(line.columns * InkCell.width / line.unit.x)
    let height = Int(8 * InkCell.height / line.unit.y)
    let ink = Bitmap(line.figure, width: blocks, height: height, unit: line.unit)
    let runs = (0..<height).compactMap { ink.runs(inRow: $0).last?.upperBound }
    #expect((runs.max() ?? 0) >= blocks - 1)
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

extension Bitmap {
  /// The number of unlit blocks that can't be reached from outside.
  fileprivate func enclosed(_ width: Int, _ height: Int) -> Int {
    var free = Set<[Int]>()
    for row in -1...height {
      let lit = (0..<height).contains(row) ? runs(inRow: row).flatMap { Array($0) } : []
      for column in -1...width where !lit.contains(column) { free.insert([column, row]) }
    }
    var edge = [[-1, -1]]
    while let block = edge.popLast() {
      guard free.remove(block) != nil else { continue }
      let (x, y) = (block[0], block[1])
      edge += [[x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]]
    }
    return free.count
  }
}
