import Cells
import Testing

@testable import Ink

/// What holds for each of the 11,172 syllables at the least height of each kind of blocks.
struct HangulLawTests {
  private static let syllables = (0xAC00...0xD7A3).compactMap {
    Unicode.Scalar(UInt32($0)).flatMap { HangulSyllable(Character($0)) }
  }

  private static let tiers = GlyphTier.allCases.filter { HangulGrid.leastRows(in: $0) != nil }

  private static func grid(
    _ tier: GlyphTier, _ weight: StrokeWeight, rows: Double? = nil
  ) throws -> HangulGrid {
    let rows = try rows ?? Double(#require(HangulGrid.leastRows(in: tier)))
    let letters = LetterGrid(rows: rows, weight: weight, tier: tier)
    return try #require(HangulGrid(letters, rows: rows, spread: 1, tier: tier))
  }

  @Test(arguments: tiers, [StrokeWeight.ultraLight, .regular, .bold])
  func noTwoLookAlike(tier: GlyphTier, weight: StrokeWeight) throws {
    let grid = try Self.grid(tier, weight)
    let bitmaps = Self.syllables.compactMap {
      ComposedSyllable(syllable: $0, grid: grid).bitmap(in: .standard)
    }
    #expect(bitmaps.count == 11_172)
    #expect(Set(bitmaps).count == 11_172)
  }

  @Test(arguments: tiers, [StrokeWeight.regular, .bold])
  func strokesStandApart(tier: GlyphTier, weight: StrokeWeight) throws {
    try expectNoClots(on: Self.grid(tier, weight))
  }

  @Test(arguments: [(GlyphTier.octant, 6.0, StrokeWeight.black), (.sextant, 6, .semibold)])
  func thickStrokesStandApart(tier: GlyphTier, rows: Double, weight: StrokeWeight) throws {
    try expectNoClots(on: Self.grid(tier, weight, rows: rows))
  }

  private func expectNoClots(on grid: HangulGrid) throws {
    let clots = Self.syllables.filter { syllable in
      let strokes = ComposedSyllable(syllable: syllable, grid: grid).strokes(in: .standard)
      return strokes?.haveClots(on: grid) ?? true
    }
    #expect(clots.isEmpty)
  }

  @Test(arguments: tiers, [StrokeWeight.ultraLight, .regular, .black])
  func noStrokeLeavesTheSquare(tier: GlyphTier, weight: StrokeWeight) throws {
    let grid = try Self.grid(tier, weight)
    let outside = Self.syllables.filter { syllable in
      let strokes = ComposedSyllable(syllable: syllable, grid: grid).strokes(in: .standard) ?? []
      return strokes.isEmpty || !strokes.flatMap(\.pieces).allSatisfy { $0.box.isInside(grid) }
    }
    #expect(outside.isEmpty)
  }

  /// Only two letters that share the place of one may be thinner.
  @Test(arguments: StrokeWeight.allCases, [4.0, 6, 8])
  func stemsOfAWeightHaveOneWidth(weight: StrokeWeight, rows: Double) throws {
    let grid = try Self.grid(.octant, weight, rows: rows)
    let uneven = Self.syllables.filter { syllable in
      guard !syllable.hasPair else { return false }
      let strokes = ComposedSyllable(syllable: syllable, grid: grid).strokes(in: .standard) ?? []
      return strokes.isEmpty || strokes.flatMap(\.pieces).contains { $0.isStem(notOf: grid.pen) }
    }
    #expect(uneven.isEmpty)
  }

  @Test(arguments: tiers) func syllablesAreSquare(tier: GlyphTier) throws {
    for rows in 7...20 {
      let grid = try Self.grid(tier, .regular, rows: Double(rows))
      let ratio = Double(grid.side) * grid.unit.x / (Double(grid.height) * grid.unit.y)
      #expect(abs(ratio - 1) < 0.04, "\(rows)")
      let body = Double(grid.width) * grid.unit.x / (Double(grid.height) * grid.unit.y)
      #expect(body > 0.8 && body < 0.95, "\(rows)")
    }
  }

  /// One row below the least height, those that keep their strokes apart are drawn, and no others.
  @Test(arguments: tiers) func someFitInLess(tier: GlyphTier) throws {
    let grid = try Self.grid(
      tier, .regular, rows: Double(#require(HangulGrid.leastRows(in: tier))) - 1)
    let fitting = Self.syllables.map { ComposedSyllable(syllable: $0, grid: grid) }.filter {
      $0.bitmap(in: .standard) != nil
    }
    #expect(fitting.count < 11_172 && fitting.count > 8_500)
    #expect(Set(fitting.map { $0.bitmap(in: .standard) }).count == fitting.count)
    #expect(!fitting.contains { $0.strokes(in: .standard)?.haveClots(on: grid) ?? true })
  }

  @Test(arguments: tiers) func lettersStandAlone(tier: GlyphTier) throws {
    let grid = try Self.grid(tier, .regular)
    var seen: Set<Bitmap> = []
    for value in 0x3131...0x3163 {
      let character = Character(try #require(Unicode.Scalar(UInt32(value))))
      let letter = ComposedSyllable(syllable: try #require(HangulSyllable(character)), grid: grid)
      let strokes = try #require(letter.strokes(in: .standard), "\(character)")
      #expect(!strokes.isEmpty && !strokes.haveClots(on: grid), "\(character)")
      let isNew = seen.insert(try #require(letter.bitmap(in: .standard))).inserted
      #expect(isNew, "\(character)")
    }
    #expect(seen.count == 51)
  }
}

extension HangulSyllable {
  fileprivate var hasPair: Bool {
    [initial, final].contains { $0.map { HangulBook.standard.parts(of: $0).count > 1 } ?? false }
  }
}

extension BlockStroke {
  fileprivate var box: BlockBox {
    switch self {
    case .box(let box), .ring(let box, _, _), .leg(_, _, _, let box): box
    }
  }

  /// Whether it is much higher than wide, and not as wide as a pen.
  fileprivate func isStem(notOf pen: BlockPen) -> Bool {
    guard case .box(let box) = self, box.height > 2 * pen.bar + 1, box.width <= box.height / 2
    else { return false }
    return box.width != pen.stem
  }
}

extension BlockBox {
  fileprivate func isInside(_ grid: HangulGrid) -> Bool {
    columns.lowerBound >= 0 && columns.upperBound <= grid.width && !columns.isEmpty
      && rows.lowerBound >= 0 && rows.upperBound <= grid.height && !rows.isEmpty
  }
}
