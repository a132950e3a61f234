import Almanac
import System
import Cells
import FoundationEssentials
import Kit
import Layout
import Testing
import Views

extension Surroundings {
  /// Surroundings on Saturday, 21 November 2026, at 9:41 in Seoul; in Korean by default.
  static func test(
    at date: Date = .test, strings: Asset = .koreanStrings, glyphs: GlyphTier = .quadrant
  ) throws -> Surroundings {
    return Surroundings(
      date: date,
      dates: DateWriter(
        wording: try Wording(table: strings.strings), zone: try Zone(posix: "KST-9"),
        hourCycle: .twentyFour),
      symbols: try SymbolIndex(of: Asset.figures.text),
      glyphs: glyphs)
  }
}

extension Date {
  static let test = Date(timeIntervalSince1970: 1_795_221_660)
}

extension View {
  /// The view painted on a canvas; black unless a look is given.
  func shown(
    _ width: Int, _ height: Int, look: Look = Look(), _ surroundings: Surroundings? = nil
  ) throws -> Canvas {
    var canvas = Canvas(size: Size(width: width, height: height))
    let box = try Node(archiving: self).laidOut(
      in: canvas.size, surroundings: surroundings ?? .test())
    box.paint(on: &canvas, look: look, clippedTo: canvas.bounds)
    return canvas
  }
}

/// Expects a view of a size in cells to show these lines.
func expectScreen(
  _ view: some View, width: Int, height: Int = 1, _ picture: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  expectPicture(try view.shown(width, height), picture, sourceLocation: sourceLocation)
}

/// The rows of a one-row view at each width from 0 on, with dots for spaces.
func rows(of view: some View, widths: ClosedRange<Int>) throws -> [String] {
  try widths.map { width in
    let row = try view.shown(width, 1)
    return (0..<width).map { row[$0, 0].glyph == .space ? "." : row[$0, 0].glyph.description }
      .joined()
  }
}
