import Almanac
import Assets
import Cells
import FoundationEssentials
import Gallery
import Home
import Layout
import Views

extension Date {
  /// Saturday, 21 November 2026, 9:41 in Seoul.
  static let test = Date(timeIntervalSince1970: 1_795_221_660)
}

extension Presentation {
  static func test(
    depth: ColorDepth = .direct, appearance: ColorScheme = .dark
  ) throws -> Presentation {
    let strings = try StringTable(Asset.koreanStrings.text)
    let dates = DateWriter(
      wording: try Wording(table: strings.entries), zone: try Zone(posix: "KST-9"),
      hourCycle: .twentyFour)
    return Presentation(
      surroundings: Surroundings(
        date: .test, dates: dates, symbols: SymbolTable(), glyphs: .quadrant),
      look: Look(
        appearance: appearance, depth: depth, names: try NamedColors(parsing: Asset.colors.text)),
      strings: strings.entries)
  }
}

extension Home {
  static func test(
    _ width: Int, _ height: Int, depth: ColorDepth = .direct, appearance: ColorScheme = .dark
  ) throws -> Home {
    let presentation = try Presentation.test(depth: depth, appearance: appearance)
    return Home(
      size: Size(width: width, height: height), presentation: presentation,
      widget: Widget(
        content: Node(archiving: ClockView(), in: presentation.environment), name: "widget.clock"))
  }
}
