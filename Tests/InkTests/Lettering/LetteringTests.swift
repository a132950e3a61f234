import Cells
import Kit
import Testing

@testable import Ink

struct LetteringTests {
  private static let alphabet =
    "0123456789-+°:.,%/ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

  private static func canvas(_ lettering: Lettering, _ medium: Medium) -> Canvas {
    let size = Size(width: Int(lettering.columns.rounded(.up)), height: Int(lettering.rows) + 2)
    var canvas = Canvas(size: size)
    InkDrawing(lettering.layers(.plain(.white))).draw(on: &canvas, in: canvas.bounds, with: medium)
    return canvas
  }

  private static func canvas(
    _ text: String, rows: Double, _ weight: StrokeWeight = .regular, _ tier: GlyphTier = .sextant
  ) throws -> Canvas {
    let lettering = try #require(Lettering(text, rows: rows, weight: weight, tier: tier))
    return canvas(lettering, Medium(tier: tier, depth: .mono))
  }

  @Test(arguments: [
    (3, 9, 5, 1, 1, 1), (11.0 / 3, 11, 6, 1, 1, 1), (4, 12, 7, 1, 1, 1), (6, 18, 11, 2, 1, 2),
    (8, 24, 15, 2, 1, 3), (12, 36, 23, 3, 2, 5),
  ])
  func regularStemsAndBars(rows: Double, height: Int, width: Int, stem: Int, bar: Int, gap: Int) {
    let grid = LetterGrid(rows: rows, weight: .regular, tier: .sextant)
    #expect(
      [grid.height, grid.width, grid.stem, grid.bar, grid.gap] == [height, width, stem, bar, gap])
  }

  @Test(arguments: [
    (3, 9, 6, 2, 1, 1), (11.0 / 3, 11, 6, 2, 1, 1), (4, 12, 7, 2, 1, 1), (6, 18, 11, 3, 2, 2),
    (8, 24, 15, 4, 3, 3), (12, 36, 23, 6, 4, 5),
  ])
  func boldStemsAndBars(rows: Double, height: Int, width: Int, stem: Int, bar: Int, gap: Int) {
    let grid = LetterGrid(rows: rows, weight: .bold, tier: .sextant)
    #expect(
      [grid.height, grid.width, grid.stem, grid.bar, grid.gap] == [height, width, stem, bar, gap])
  }

  @Test func heavierWeightsAreNeverThinner() {
    for rows in [2.0, 3, 5, 8, 20] {
      let stems = StrokeWeight.allCases.map {
        LetterGrid(rows: rows, weight: $0, tier: .sextant).stem
      }
      #expect(stems == stems.sorted())
      #expect(rows < 3 || Set(stems).count > 2)
    }
  }

  @Test(arguments: GlyphTier.allCases, 1...20)
  func everyLetterDrawsSomething(tier: GlyphTier, rows: Int) throws {
    let weights: [StrokeWeight] = rows < 5 ? [.ultraLight, .regular, .black] : [.regular]
    for weight in weights {
      let alphabet = rows < 9 ? Self.alphabet : "0123456789-+°:.,%/IilgM"
      for character in alphabet where tier != .ascii || character != "," {
        let canvas = try Self.canvas(String(character), rows: Double(rows), weight, tier)
        let isBlank = canvas.description.allSatisfy(\.isWhitespace)
        #expect(!isBlank, "\(character) in \(rows)")
      }
    }
  }

  @Test(arguments: GlyphTier.allCases, [2.0, 3, 11.0 / 3, 5, 9])
  func allDigitsOfATabularLineAreAsWide(tier: GlyphTier, rows: Double) {
    for weight in StrokeWeight.allCases {
      let widths = "0123456789".map {
        Lettering("8\($0)8", rows: rows, weight: weight, isTabular: true, tier: tier)?.columns ?? 0
      }
      #expect(Set(widths).count == 1 && widths[0] > 0)
    }
  }

  @Test func noTwoDigitsLookAlike() throws {
    for tier in GlyphTier.allCases {
      for rows in [3.0, 4, 6] {
        for weight in [StrokeWeight.light, .regular, .bold] {
          let drawings = try "0123456789".map {
            try Self.canvas("8\($0)8", rows: rows, weight, tier).description
          }
          #expect(Set(drawings).count == 10, "\(tier) \(rows) \(weight)")
        }
      }
    }
  }

  @Test(arguments: GlyphTier.allCases) func aDIsNoZero(tier: GlyphTier) throws {
    for rows in [7.0 / 3, 3, 11.0 / 3, 4, 6, 12] {
      for weight in [StrokeWeight.light, .regular, .bold] {
        for spread in [0.76, 1] {
          let pair = try "D0".map {
            try #require(
              Lettering(String($0), rows: rows, weight: weight, spread: spread, tier: tier))
          }
          let pictures = pair.map {
            Self.canvas($0, Medium(tier: tier, depth: .mono)).description
          }
          #expect(
            pictures[0] != pictures[1] || pair[0].isMistakable, "\(rows) \(weight) \(spread)")
        }
      }
    }
  }

  @Test func boldCornersAreTheSameWhereverTheyStand() throws {
    expectPicture(
      try Self.canvas("D-D", rows: 3, .bold),
      """
      █🬂🬪🬏  ▐🬕🬊🬱
      █ ▐▌🬋🬋▐▌ █
      █🬭🬜🬀  ▐🬲🬵🬆
      """)
  }

  /// All stems of letters are equally thick.
  @Test(arguments: [3, 11.0 / 3, 4, 6, 8, 12]) func allStemsAreAsThick(rows: Double) throws {
    for weight in StrokeWeight.allCases {
      let grid = LetterGrid(rows: rows, weight: weight, tier: .sextant)
      for character in "DHILTU1" {
        let lettering = try #require(
          Lettering(String(character), rows: rows, weight: weight, tier: .sextant))
        let y = 17 / 3 * (Double(grid.height) * 0.7).rounded() + 17.0 / 6
        let runs = Self.runs(lettering.figure, y: y, until: Int(lettering.columns * 2) + 2)
        #expect(!runs.isEmpty && runs.allSatisfy { $0 == grid.stem }, "\(character) \(weight)")
      }
    }
  }

  /// The lengths of runs of ink along a line, in half columns.
  private static func runs(_ figure: Figure, y: Double, until end: Int) -> [Int] {
    (0..<end).map { figure.distance(to: InkPoint(x: Double($0) * 4 + 2, y: y)) < 0 }
      .split(separator: false).map(\.count)
  }

  @Test(arguments: GlyphTier.allCases) func lettersOfLittleSpreadAreNarrower(tier: GlyphTier) {
    for rows in [3.0, 4, 6, 9] {
      let widths = [0.76, 0.88, 1, 1.2, 1.6].map {
        Lettering("D-10000", rows: rows, spread: $0, tier: tier)?.columns ?? 0
      }
      #expect(widths == widths.sorted() && widths[0] > 0)
      #expect(tier != .sextant || widths[0] < widths[2])
    }
  }

  @Test(arguments: [-1, 0, .nan, .infinity, 1e300]) func takesAnySpread(spread: Double) throws {
    for tier in GlyphTier.allCases {
      let lettering = try #require(Lettering("8", rows: 4, spread: spread, tier: tier))
      #expect(lettering.columns > 0 && lettering.columns < 100)
    }
  }

  @Test(arguments: StrokeWeight.allCases) func aPercentSignKeepsItsEyes(weight: StrokeWeight) throws
  {
    for rows in [4.0, 6, 12] {
      let percent = try #require(Lettering("%", rows: rows, weight: weight, tier: .sextant))
      let canvas = Self.canvas(percent, Medium(depth: .mono))
      let full = canvas.description.filter { $0 == "█" }.count
      #expect(Double(full) < percent.columns * rows * 0.25)
    }
  }

  @Test func aLeadingOneHangs() throws {
    let one = try #require(Lettering("12", rows: 6, isTabular: true, tier: .sextant))
    let two = try #require(Lettering("22", rows: 6, isTabular: true, tier: .sextant))
    let first = try #require(one.letters.first)
    #expect(first.column < 0)
    #expect(one.columns - first.column == two.columns)
    #expect(Self.canvas(one, Medium(depth: .mono)).description.contains("\n"))
  }

  @Test(arguments: ["漢字", "a\u{301}", "€", "١", "🙂", "1\n2"])
  func whatItCannotWriteItLeavesToText(text: String) {
    #expect(Lettering(text, rows: 4, tier: .sextant) == nil)
    #expect(!Lettering.canWrite(text))
  }

  @Test(arguments: [-1, 0, 1, .nan, .infinity, 1e18]) func takesAnyHeight(rows: Double) {
    for tier in GlyphTier.allCases {
      let lettering = Lettering("8", rows: rows, weight: .black, tier: tier)
      #expect(lettering.map { $0.columns > 0 && $0.columns < 10_000 } == true)
    }
  }

  @Test func nothingIsWrittenOfNothing() {
    #expect(Lettering("", rows: 4, tier: .sextant)?.columns == 0)
  }

  @Test func aMinusSignIsWrittenLikeAHyphen() {
    let minus = Lettering("\u{2212}5", rows: 4, tier: .sextant)
    #expect(minus == Lettering("-5", rows: 4, tier: .sextant) && minus != nil)
  }

  @Test(arguments: ["08A%", "7,2", "gypq"]) func whatHangsBelowTheLineIsTold(text: String) throws {
    for rows in [3.0, 4, 6] {
      let lettering = try #require(Lettering(text, rows: rows, tier: .sextant))
      let canvas = Self.canvas(lettering, Medium(depth: .mono))
      let lines = canvas.description.split(separator: "\n", omittingEmptySubsequences: false)
      let used = (lines.lastIndex { !$0.isEmpty } ?? 0) + 1
      #expect(used == Int(rows) + lettering.descent, "\(rows)")
      #expect((lettering.descent > 0) == (text != "08A%"))
    }
  }

  @Test func letterPairsAreKerned() throws {
    let pair = try #require(Lettering("AVAT", rows: 12, tier: .sextant))
    let apart = try ["A", "V", "A", "T"].reduce(0.0) { sum, letter in
      sum + (try #require(Lettering(letter, rows: 12, tier: .sextant))).columns
    }
    #expect(pair.columns < apart + 3 * 2.5)
  }

  @Test func linesOfAsciiAreStems() throws {
    let canvas = try Self.canvas("23", rows: 3, .regular, .ascii)
    expectPicture(
      canvas,
      """
      ___ ___
      __|  _|
      |__ __|
      """)
  }

  @Test func linesOfAsciiHaveAComma() throws {
    expectPicture(
      try Self.canvas("2,3", rows: 3, .regular, .ascii),
      """
      ___   ___
      __|    _|
      |__ , __|
      """)
  }

  @Test func digitsOfThreeRows() throws {
    expectPicture(
      try Self.canvas("08", rows: 3),
      """
      🬔🬂🬓🬔🬂🬓
      ▌ ▌🬗🬋🬐
      🬣🬭🬄🬣🬭🬄
      """)
  }
}
