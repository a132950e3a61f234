import Almanac
import System
import Cells
import Home
import Layout
import Testing
import Views

/// The program's resources for the sheets of a language, read once for all of them.
struct SheetResources {
  let device: Device
  private let strings: StringTable
  private let dates: DateWriter
  private let symbols: SymbolIndex
  private let colors: NamedColors

  private static let korean = Result { try SheetResources(reading: .koreanStrings) }
  private static let english = Result { try SheetResources(reading: .englishStrings) }

  static func of(_ language: Asset) throws -> SheetResources {
    try (language == .koreanStrings ? korean : english).get()
  }

  private init(reading language: Asset) throws {
    strings = language.strings
    dates = DateWriter(
      wording: try Wording(table: strings), zone: try Zone(named: "Asia/Seoul"),
      hourCycle: language == .koreanStrings ? .twentyFour : .twelve)
    symbols = try SymbolIndex(of: Asset.figures.text)
    colors = try NamedColors(parsing: Asset.colors.text)
    device = try #require(DeviceTable(parsing: Asset.devices.text)["430x932"])
  }

  func presentation(
    in look: SheetLook, depth: ColorDepth, glyphs: GlyphTier = .sextant
  ) -> Presentation {
    Presentation(
      surroundings: Surroundings(
        date: ContactSheet.date, dates: dates, symbols: symbols, glyphs: glyphs),
      look: Look(appearance: look.appearance, depth: depth, names: colors),
      preferences: look.preferences, strings: strings)
  }
}
