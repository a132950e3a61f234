import Almanac
import Assets
import Cells
import FoundationEssentials
import Layout
import Testing
import Views
import Weather

@testable import Gallery

/// The widgets in every size of type and every size of tile.
struct TypeSizeTests {
  static let sizes: [DynamicTypeSize] = [
    .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility3, .accessibility5,
  ]
  static let tiles = [(17, 8), (45, 8), (93, 22)]

  private func views() throws -> [AnyView] {
    let reading = Reading(
      condition: .thunderstorm, isDay: true, temperature: -28, feelsLike: -28, humidity: 50,
      precipitationChance: 0, windSpeed: 2)
    let date = Date(timeIntervalSince1970: 0)
    let day = DDay(
      title: "Wedding", day: try WrittenDay.christmas, today: try WrittenDay.today)
    return [
      AnyView(
        WeatherSmallView(
          entry: WeatherEntry(date: date, city: .gwangju, reading: reading, high: -19, low: -30))),
      AnyView(DDaySmallView(entry: DDayEntry(date: date, dday: day))),
      AnyView(DDaySmallView(entry: DDayEntry(date: date, dday: nil))),
    ]
  }

  private func tile(
    _ view: AnyView, _ size: DynamicTypeSize, _ width: Int, _ height: Int, _ strings: Asset,
    _ tier: GlyphTier = .quadrant
  ) throws -> Tile {
    try Tile(
      view.dynamicTypeSize(size), width: width - 4, height: height - 2, in: strings, glyphs: tier)
  }

  @Test(arguments: sizes, [Asset.koreanStrings, .englishStrings])
  func saysWhatItSaysInTheUsualSize(_ size: DynamicTypeSize, _ strings: Asset) throws {
    for (width, height) in Self.tiles {
      for view in try views() {
        let usual = try tile(view, .large, width, height, strings).content
        let shown = try tile(view, size, width, height, strings).content
        #expect(shown.reading == usual.reading, "\(width)x\(height)")
        #expect(!shown.reading.isEmpty)
      }
    }
  }

  /// All words that are seen in the usual size are seen in others, and none is cut.
  @Test(arguments: sizes, [Asset.koreanStrings, .englishStrings])
  func showsWhatItShowsInTheUsualSize(_ size: DynamicTypeSize, _ strings: Asset) throws {
    for (width, height) in Self.tiles {
      for view in try views() {
        let usual = try tile(view, .large, width, height, strings).content.words
        let shown = try tile(view, size, width, height, strings).content.words
        #expect(shown == usual, "\(width)x\(height)")
      }
    }
  }

  @Test(arguments: sizes, GlyphTier.allCases)
  func nothingLeavesTheTile(_ size: DynamicTypeSize, _ tier: GlyphTier) throws {
    for (width, height) in Self.tiles {
      for view in try views() {
        let content = try tile(view, size, width, height, .englishStrings, tier).content
        for frame in content.drawn {
          #expect(frame.intersection(content.frame) == frame, "\(width)x\(height) \(frame)")
        }
      }
    }
  }

  /// Where there is room numerals are larger, and they are never smaller.
  @Test func numeralsGrowWithTheSizeOfType() throws {
    for (width, height) in Self.tiles {
      for view in try views().prefix(2) {
        let heights = try Self.sizes.map {
          try tile(view, $0, width, height, .englishStrings, .sextant).content.highestNumeral
        }
        #expect(heights == heights.sorted(), "\(width)x\(height) \(heights)")
        #expect(height == 8 || (heights.last ?? 0) > (heights.first ?? 0))
      }
    }
  }
}

private enum WrittenDay {
  static var christmas: CivilDay { get throws { try WrittenDate("2026-12-25").moment.day } }
  static var today: CivilDay { get throws { try WrittenDate("2026-11-21").moment.day } }
}

extension Box {
  /// The texts that are there, drawn or written.
  fileprivate var words: Set<String> {
    var bare = self
    bare.label = nil
    return children.reduce(into: Set(bare.children.isEmpty ? bare.reading : [])) {
      $0.formUnion($1.words)
    }
  }

  fileprivate var drawn: [Rect] {
    let inner = children.flatMap(\.drawn)
    return switch drawing {
    case .text, .lettering, .symbol: [frame] + inner
    default: inner
    }
  }

  fileprivate var highestNumeral: Int {
    let own = if case .lettering(let line) = drawing { line.size.height } else { 0 }
    return max(own, children.map(\.highestNumeral).max() ?? 0)
  }
}
