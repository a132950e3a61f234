import Cells
import Testing

struct BlockTests {
  private static let blocks = Array(0x2500...0x259F as ClosedRange<UInt32>) + (0x1FB00...0x1FB3B)

  private func shape(_ value: UInt32) -> Block? {
    Unicode.Scalar(value).flatMap { Block(Glyph($0)) }
  }

  private func name(_ value: UInt32) -> String {
    Unicode.Scalar(value)?.properties.name ?? ""
  }

  /// Whether a block covers the centre of a part of its cell.
  private func covers(_ block: Block, column: Int, of columns: Int, row: Int, of rows: Int) -> Bool
  {
    let width = Block.cell.width / columns
    let height = Block.cell.height / rows
    let middle = Point(x: column * width + width / 2, y: row * height + height / 2)
    return block.areas.contains { $0.contains(middle) }
  }

  @Test(arguments: blocks)
  func staysInItsCellAndCoversNothingTwice(value: UInt32) throws {
    guard let block = shape(value) else {
      #expect(value < 0x2580)
      return
    }
    #expect(!block.areas.isEmpty)
    let cell = Rect(origin: .zero, size: Block.cell)
    for (index, area) in block.areas.enumerated() {
      #expect(!area.isEmpty && area.intersection(cell) == area)
      #expect(block.areas[..<index].allSatisfy { !$0.meets(area) })
    }
  }

  /// Such as BLOCK SEXTANT-135.
  @Test(arguments: 0x1FB00...0x1FB3B as ClosedRange<UInt32>)
  func coversTheSextantsOfItsName(value: UInt32) throws {
    let block = try #require(shape(value))
    let named = Set(name(value).compactMap(\.wholeNumberValue))
    let covered = (1...6).filter {
      covers(block, column: ($0 - 1) % 2, of: 2, row: ($0 - 1) / 2, of: 3)
    }
    #expect(!named.isEmpty && Set(covered) == named)
  }

  /// Such as QUADRANT UPPER LEFT AND LOWER RIGHT.
  @Test(arguments: 0x2596...0x259F as ClosedRange<UInt32>)
  func coversTheQuadrantsOfItsName(value: UInt32) throws {
    let block = try #require(shape(value))
    for (index, quadrant) in ["UPPER LEFT", "UPPER RIGHT", "LOWER LEFT", "LOWER RIGHT"].enumerated()
    {
      #expect(
        covers(block, column: index % 2, of: 2, row: index / 2, of: 2)
          == name(value).contains(quadrant), "\(quadrant)")
    }
  }

  @Test(arguments: [
    ("▀", 0, 0, 24, 24), ("▄", 0, 24, 24, 24), ("▌", 0, 0, 12, 48), ("▐", 12, 0, 12, 48),
    ("█", 0, 0, 24, 48), ("▁", 0, 42, 24, 6), ("▃", 0, 30, 24, 18), ("▇", 0, 6, 24, 42),
    ("▏", 0, 0, 3, 48), ("▉", 0, 0, 21, 48), ("▔", 0, 0, 24, 6), ("▕", 21, 0, 3, 48),
  ])
  func coversTheEighthsOfItsName(glyph: String, x: Int, y: Int, width: Int, height: Int) throws {
    let scalar = try #require(glyph.unicodeScalars.first)
    let block = try #require(Block(Glyph(scalar)))
    #expect(block.areas == [Rect(x: x, y: y, width: width, height: height)])
    #expect(block.quarters == 4)
  }

  @Test func shadesShowAQuarterAHalfAndThreeOfTheInk() {
    #expect("░▒▓".unicodeScalars.map { Block(Glyph($0))?.quarters } == [1, 2, 3])
  }

  /// The lines that the program draws meet at the edges of their cells.
  @Test(arguments: [
    ("─━", [3, 1]), ("│┃", [0, 2]), ("┌┏╭", [1, 2]), ("┐┓╮", [2, 3]), ("└┗╰", [0, 1]),
    ("┘┛╯", [0, 3]), ("├┣", [0, 1, 2]), ("┤┫", [0, 2, 3]), ("┬┳", [1, 2, 3]), ("┴┻", [0, 1, 3]),
    ("┼╋", [0, 1, 2, 3]),
  ])
  func linesReachTheirSides(glyphs: String, sides: [Int]) throws {
    let places = [Point(x: 12, y: 0), Point(x: 23, y: 24), Point(x: 12, y: 47), Point(x: 0, y: 24)]
    for scalar in glyphs.unicodeScalars {
      let block = try #require(Block(Glyph(scalar)))
      for (side, place) in places.enumerated() {
        #expect(
          block.areas.contains { $0.contains(place) } == sides.contains(side), "\(scalar) \(side)")
      }
    }
  }

  @Test(arguments: ["a", " ", "가", "═", "╱", "\u{2500}\u{301}", "\u{1FB3C}", "●"])
  func isNilForWhatAFontDraws(text: String) {
    for glyph in Glyphs(text) { #expect(Block(glyph) == nil) }
    #expect(Block(.tail) == nil)
  }
}
