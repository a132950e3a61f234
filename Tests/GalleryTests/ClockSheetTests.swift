import Almanac
import System
import Cells
import Kit
import Testing
import Timelines
import Views
import Weather

@testable import Gallery

/// Records every face of the clock in each family, here and elsewhere.
struct ClockSheetTests {
  static let sizes: [WidgetFamily: (Int, Int)] = [
    .systemSmall: (21, 10), .systemMedium: (45, 10), .systemLarge: (45, 22),
    .systemExtraLarge: (93, 22), .accessoryCircular: (9, 4), .accessoryCorner: (9, 4),
    .accessoryRectangular: (21, 4), .accessoryInline: (30, 1),
  ]

  static func clock(
    _ face: ClockFace, in city: String? = nil, named language: Language = .korean
  ) throws -> ShownClock {
    func place(_ name: String) throws -> ClockPlace {
      let city = try #require(Gazetteer().city(called: name))
      return try #require(ClockPlace(city.place(in: language)))
    }
    let own = try ClockPlace(of: .seoul(), named: language)
    let main = try city.map(place) ?? own
    let others = try ["london", "new-york", "sydney"].map(place).filter { $0 != main }
    return ShownClock(face: face, main: main, others: others, own: own)
  }

  static func view(of entry: ClockEntry, in family: WidgetFamily) -> some View {
    ClockView(entry: entry)
      .environment(\.widgetFamily, family)
      .environment(
        \.widgetContentMargins, EdgeInsets(top: 17, leading: 16, bottom: 17, trailing: 16))
  }

  @Test(arguments: sizes.keys)
  func looksAsRecorded(family: WidgetFamily) throws {
    let size = try #require(Self.sizes[family])
    let faces = try ClockFace.allCases.map { try Self.clock($0, named: .english) }
    let elsewhere = try [
      Self.clock(.digital, in: "new-york", named: .english),
      Self.clock(.solar, in: "tromso", named: .english),
    ]
    let clocks = faces + elsewhere
    var sheet = Canvas(size: Size(width: 3 * (size.0 + 1), height: 2 * (size.1 + 1)))
    let date = try Zone.seoul().date("2026-11-21 09:41")
    for (index, clock) in clocks.enumerated() {
      let tile = try Tile(
        Self.view(of: ClockEntry(date: date, clock: clock), in: family), width: size.0,
        height: size.1, in: .englishStrings, glyphs: .sextant)
      sheet.draw(
        tile.canvas, at: Point(x: index % 3 * (size.0 + 1), y: index / 3 * (size.1 + 1)))
    }
    try expectGolden(sheet, named: "sheet-clock-\(family)-en")
  }

  /// Hands on a bright disc would be holes in it where there are no colours.
  @Test(arguments: [false, true]) func isARingWithoutColors(isWithoutColor: Bool) throws {
    let entry = ClockEntry(
      date: try Zone.seoul().date("2026-11-21 09:41"), clock: try Self.clock(.analog))
    let view = Self.view(of: entry, in: .systemSmall)
      .environment(\.accessibilityDifferentiateWithoutColor, isWithoutColor)
    let canvas = try Tile(view, width: 21, height: 10, in: .koreanStrings, glyphs: .sextant).canvas
    let bright = (0..<10).flatMap { y in (0..<21).map { canvas[$0, y] } }.count {
      $0.glyph == .space && ($0.style.background?.luminance ?? 0) > 0.5
    }
    #expect(isWithoutColor ? bright < 20 : bright > 40, "\(bright)")
  }

  /// A clock as large as StandBy shows it, 24 rows high, in each weight.
  @Test func weighsAsRecorded() throws {
    let date = try Zone.seoul().date("2026-11-21 09:41")
    let rows = 31
    var sheet = Canvas(size: Size(width: 118, height: ClockWeight.allCases.count * rows))
    for (index, weight) in ClockWeight.allCases.enumerated() {
      var clock = try Self.clock(.digital)
      clock.weight = weight
      let view = DigitalStandByView(entry: ClockEntry(date: date, clock: clock))
      let tile = try Tile(view, width: 118, height: rows - 1, in: .koreanStrings, glyphs: .sextant)
      sheet.draw(tile.canvas, at: Point(x: 0, y: index * rows))
    }
    try expectGolden(sheet, named: "sheet-clock-weights")
  }
}
