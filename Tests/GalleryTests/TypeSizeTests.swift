import Almanac
import System
import Cells
import DDays
import FoundationEssentials
import Ink
import Testing
import Timelines
import Views
import Weather

@testable import Gallery
@testable import Home
@testable import Layout

/// Checks the widgets at every text size on the tiles of every device.
struct TypeSizeTests {
  static let sizes: [DynamicTypeSize] = [
    .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1,
    .accessibility3, .accessibility5,
  ]

  /// Letters take a row in some and more in others; the usual size is what they are compared with.
  private static let familySizes: [DynamicTypeSize] = [.xSmall, .xxxLarge, .accessibility5]

  /// The content sizes of tiles.
  private func rooms() throws -> [Size] {
    let devices = try DeviceTable(parsing: Asset.devices.text).homes
    let tiles = Set(devices.map { $0.cells(of: .systemSmall) })
      .union([Size(width: 45, height: 10), Size(width: 93, height: 22)])
    return tiles.map { tile in
      let margin = Margins(of: .systemSmall, in: tile).size
      return Size(width: tile.width - 2 * margin.width, height: tile.height - 2 * margin.height)
    }
  }

  private func weather(
    _ temperature: Temperature, _ condition: Condition = .partlyCloudy
  ) throws -> AnyView {
    AnyView(
      WeatherView(
        entry: try .test(.gwangju, condition, temperature: temperature, high: -19, low: -30)))
  }

  private func dday(on day: String?) throws -> AnyView {
    let dday = try day.map { try DDayViewTests.day("Wedding", $0) }
    return AnyView(DDayView(scene: try DDayViewTests.scene(dday)))
  }

  private func views() throws -> [AnyView] {
    [
      try weather(-28, .thunderstorm), try weather(8), try weather(23, .fog),
      try dday(on: "2026-12-25"),
      try dday(on: "2026-11-28"), try dday(on: "2026-11-21"),
      AnyView(CaffeineSmallView(day: try CaffeineViewTests.day())), try dday(on: nil),
    ]
  }

  private func tile(
    _ view: AnyView, _ size: DynamicTypeSize, _ room: Size, _ strings: Asset = .englishStrings,
    _ tier: GlyphTier = .sextant
  ) throws -> Tile {
    try Tile(
      view.dynamicTypeSize(size), width: room.width, height: room.height, in: strings, glyphs: tier)
  }

  @Test(arguments: sizes, [Asset.koreanStrings, .englishStrings])
  func saysTheSameAndCutsNothing(_ size: DynamicTypeSize, _ strings: Asset) throws {
    for room in try rooms() {
      for view in try views() {
        let usual = try tile(view, .large, room, strings)
        let shown = try tile(view, size, room, strings)
        let picture = shown.canvas.description
        #expect(!picture.contains("…"), "\(room)\n\(picture)")
        #expect(shown.label == usual.label, "\(room)")
        #expect(!shown.content.reading.isEmpty)
        for frame in shown.content.drawn {
          #expect(frame.intersection(shown.content.frame) == frame, "\(room) \(frame)")
        }
      }
    }
  }

  /// The content sizes of a family's tiles.
  private func rooms(of family: WidgetFamily) throws -> Set<Size> {
    let devices = try DeviceTable(parsing: Asset.devices.text).homes
    return Set(
      devices.map { device in
        let tile = device.cells(of: family)
        let margin = Margins(of: family, in: tile).size
        return Size(width: tile.width - 2 * margin.width, height: tile.height - 2 * margin.height)
      })
  }

  /// Views with titles by the user, which may be truncated because they can have any length.
  private func ownViews(_ family: WidgetFamily) throws -> [AnyView] {
    let chores = [
      Chore(id: "1", title: .written("Bills"), due: DueTime(.yesterday, isOver: true)),
      Chore(id: "2", title: .written("Milk"), isDone: true),
      Chore(id: "3", title: .written("Post"), due: DueTime(.weekday(.wednesday))),
    ]
    let agendas = [
      DayAgenda(chores: chores, openCount: 2, doneCount: 1), DayAgenda(doneCount: 3), DayAgenda(),
    ]
    let reminders = ReminderViewTests.sizes[family].map { _ in
      agendas.map { AnyView(ReminderViewTests.view(of: $0, in: family)) }
    }
    let drinks = try CaffeineViewTests.sizes[family].map { _ in
      try [[95, 95], [300, 300], []].map {
        AnyView(CaffeineViewTests.view(of: try CaffeineViewTests.day($0), in: family))
      }
    }
    let weeks = StepsViewTests.sizes[family].map { _ in
      StepsViewTests.weeks.map { AnyView(StepsViewTests.view(of: $0, in: family)) }
    }
    return (reminders ?? []) + (drinks ?? []) + (weeks ?? []) + (try days(family))
      + (try skies(family))
  }

  private func skies(_ family: WidgetFamily) throws -> [AnyView] {
    let conditions: [Condition] =
      family.isAccessory ? [.thunderstorm, .partlyCloudy] : [.thunderstorm]
    return try conditions.map { condition in
      let entry = try WeatherEntry.test(
        .gwangju, condition, temperature: -28, high: -19, low: -30, then: [condition, .clear],
        source: condition.isWet ? .openMeteo : .simulated, isSample: false)
      return AnyView(WeatherFamilyTests.view(of: entry, in: family))
    }
  }

  private func days(_ family: WidgetFamily) throws -> [AnyView] {
    let days = try [
      DDayViewTests.day("Tax", "2026-12-25"), DDayViewTests.day("Us", "2026-11-21", id: 2),
      DDayViewTests.day("Tea", "2020-12-25", .yearly, id: 3, group: "Home"),
    ]
    return try days.map { main in
      let others = days.filter { $0.id != main.id }
      return AnyView(
        DDayViewTests.view(of: try DDayViewTests.scene(main, others: others), in: family))
    }
  }

  @Test(
    arguments: [
      WidgetFamily.systemSmall, .systemMedium, .systemLarge, .accessoryCircular,
      .accessoryRectangular, .accessoryInline,
    ], [Asset.koreanStrings, .englishStrings])
  func familiesKeepToTheirTilesInEverySize(_ family: WidgetFamily, _ strings: Asset) throws {
    for room in try rooms(of: family) {
      for view in try ownViews(family) {
        let usual = try tile(view, .large, room, strings)
        for size in Self.familySizes {
          let shown = try tile(view, size, room, strings)
          let picture = shown.canvas.description
          #expect(!picture.contains("…"), "\(room) \(size)\n\(picture)")
          #expect(shown.label == usual.label, "\(room) \(size)")
          for frame in shown.content.drawn {
            #expect(frame.intersection(shown.content.frame) == frame, "\(room) \(frame)")
          }
        }
      }
    }
  }

  @Test(arguments: [DynamicTypeSize.accessibility1, .accessibility5], GlyphTier.allCases)
  func keepsToTheTileInAllBlocks(_ size: DynamicTypeSize, _ tier: GlyphTier) throws {
    for room in try rooms() {
      for view in [try weather(-28), try dday(on: "2026-12-25")] {
        let content = try tile(view, size, room, .englishStrings, tier).content
        for frame in content.drawn {
          #expect(frame.intersection(content.frame) == frame, "\(room) \(frame)")
        }
      }
    }
  }

  /// Numerals never shrink at a larger text size, and grow at the largest.
  @Test func numeralsGrowWithTheSizeOfType() throws {
    for room in try rooms() {
      for view in try views().dropLast() {
        let heights = try Self.sizes.map { try tile(view, $0, room).content.thirdsOfNumeral }
        #expect(heights == heights.sorted(), "\(room) \(heights)")
      }
      for view in [try weather(8), try dday(on: "2026-11-28")] {
        let heights = try Self.sizes.map { try tile(view, $0, room).content.thirdsOfNumeral }
        #expect(try #require(heights.last) > #require(heights.first), "\(room) \(heights)")
      }
    }
  }

  @Test(arguments: sizes.suffix(3))
  func largeNumeralsStandApartFromTheirTitles(_ size: DynamicTypeSize) throws {
    for room in try rooms() {
      for view in try views().dropLast() {
        let top = try tile(view, size, room).content.topOfNumeral ?? 2
        #expect(top >= 2, "\(room)")
      }
    }
  }
}

extension Layout.Box {
  /// The frames of all texts and symbols.
  fileprivate var drawn: [Rect] {
    let inner = children.flatMap(\.drawn)
    return switch drawing {
    case .text, .lettering, .symbol: [frame] + inner
    default: inner
    }
  }

  /// The height of the largest numeral, in thirds of a row.
  var thirdsOfNumeral: Int {
    let own =
      if case .lettering(let line) = drawing { Int((3 * line.lettering.rows).rounded()) } else { 0 }
    return max(own, children.map(\.thirdsOfNumeral).max() ?? 0)
  }

  fileprivate var topOfNumeral: Int? {
    if case .lettering = drawing { return frame.origin.y }
    return children.lazy.compactMap(\.topOfNumeral).first
  }
}
