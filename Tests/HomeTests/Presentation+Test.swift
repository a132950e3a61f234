import Almanac
import System
import Cells
import FoundationEssentials
import Home
import Layout
import Views

extension Date {
  /// Saturday, 21 November 2026, 9:41 in Seoul.
  static let test = Date(timeIntervalSince1970: 1_795_221_660)
}

extension Presentation {
  static func test(
    depth: ColorDepth = .direct, appearance: ColorScheme = .dark, glyphs: GlyphTier = .quadrant
  ) throws -> Presentation {
    let strings = Asset.koreanStrings.strings
    let dates = DateWriter(
      wording: try Wording(table: strings), zone: try Zone(posix: "KST-9"),
      hourCycle: .twentyFour)
    return Presentation(
      surroundings: Surroundings(
        date: .test, dates: dates, symbols: SymbolIndex(), glyphs: glyphs),
      look: Look(
        appearance: appearance, depth: depth, names: try NamedColors(parsing: Asset.colors.text)),
      strings: strings)
  }
}
