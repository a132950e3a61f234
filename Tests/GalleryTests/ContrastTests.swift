import Almanac
import System
import Cells
import FoundationEssentials
import Layout
import Testing
import Timelines
import Views
import Weather

@testable import Gallery

/// Checks contrast as shown, at 256 colours with the nearest of these.
struct ContrastTests {
  struct Manner: CustomTestStringConvertible {
    let appearance: ColorScheme
    let depth: ColorDepth

    static let all = [ColorScheme.light, .dark].flatMap { appearance in
      [ColorDepth.direct, .palette256].map { Manner(appearance: appearance, depth: $0) }
    }

    func look() throws -> Look {
      Look(
        appearance: appearance, depth: depth, names: try NamedColors(parsing: Asset.colors.text))
    }

    func tile(_ view: some View) throws -> Tile {
      try Tile(view, appearance: appearance, depth: depth, glyphs: .sextant)
    }

    func contrast(_ color: RGB, _ ground: RGB) -> Double {
      color.shown(in: depth).contrast(to: ground.shown(in: depth))
    }

    var testDescription: String { "\(appearance), \(depth)" }
  }

  private static let gradients =
    Sky.allCases.map(\.gradient) + [
      InvitingView.gradient, CaffeineView.gradient,
      LinearGradient(
        colors: [Color("WallpaperStart"), Color("WallpaperMiddle"), Color("WallpaperEnd")],
        startPoint: .topLeading, endPoint: .bottomTrailing),
    ] + [DDayTint.offer] + DDayTint.allCases.map(\.gradient)

  @Test(arguments: gradients, Manner.all)
  func textCanBeReadAnywhereOnAGradient(gradient: LinearGradient, manner: Manner) throws {
    let look = try manner.look()
    for step in 0...60 {
      let way = Double(step) / 60
      let place = UnitPoint(x: way, y: way)
      let ground = look.resolve(Paint(gradient), at: place, over: .black)
      let primary = look.resolve(Paint(.primary), over: ground)
      var recessive = Paint(.primary)
      recessive.level = 1
      let secondary = look.resolve(recessive, over: ground)
      #expect(manner.contrast(primary, ground) >= 4.5, "\(way)")
      #expect(manner.contrast(secondary, ground) >= 3, "\(way)")
    }
  }

  /// Bands keep the chosen colours only if no terminal has to substitute the nearest one.
  @Test(arguments: gradients, [ColorScheme.light, .dark])
  func bandsAreColorsOfThePalette(gradient: LinearGradient, appearance: ColorScheme) throws {
    for depth in [ColorDepth.palette256, .ansi16] {
      let look = try Manner(appearance: appearance, depth: depth).look()
      for step in 0...60 {
        let place = UnitPoint(x: 0, y: Double(step) / 60)
        let color = look.resolve(Paint(gradient), at: place, over: .black)
        #expect(depth.palette?.shown(color) == color)
      }
    }
  }

  /// The least contrast of a row's content to what lies behind it.
  private func contrast(ofRow y: Int, upTo width: Int, in tile: Tile, _ manner: Manner) -> Double {
    let written = (0..<width).map { tile.canvas[$0, y] }.filter { $0.glyph != .space }
    let contrasts = written.compactMap { cell in
      cell.style.foreground.flatMap { text in
        cell.style.background.map { manner.contrast(text, $0) }
      }
    }
    return contrasts.min() ?? .infinity
  }

  /// The least contrast of the symbol's colours to the sky behind them.
  private func contrastOfSymbol(in tile: Tile, _ manner: Manner) throws -> Double {
    var least = Double.infinity
    for y in 0..<3 {
      for x in tile.canvas.size.width - 6..<tile.canvas.size.width {
        let cell = tile.canvas[x, y]
        let sky = try #require(tile.surface[x, y].style.background)
        let ink = cell.glyph == .space ? nil : cell.style.foreground
        for color in [ink, cell.style.background].compactMap(\.self) where color != sky {
          least = min(least, manner.contrast(color, sky))
        }
      }
    }
    return least
  }

  @Test(arguments: Condition.allCases, [true, false])
  func weatherCanBeRead(condition: Condition, isDay: Bool) throws {
    let view = WeatherView(
      entry: try .test(.seoul, condition, isDay: isDay, high: -10, low: -30))
    for manner in Manner.all {
      let tile = try manner.tile(view)
      #expect(contrast(ofRow: 0, upTo: 11, in: tile, manner) >= 4.5)
      for row in 2...5 { #expect(contrast(ofRow: row, upTo: 11, in: tile, manner) >= 3) }
      #expect(contrast(ofRow: 6, upTo: 17, in: tile, manner) >= 4.5)
      #expect(contrast(ofRow: 7, upTo: 17, in: tile, manner) >= 3)
      #expect(try contrastOfSymbol(in: tile, manner) >= 3, "\(manner.testDescription)")
    }
  }

  @Test(arguments: Manner.all) func daysCanBeRead(manner: Manner) throws {
    let day = try DDayViewTests.day(String(repeating: "W", count: 17), "2026-12-25")
    let tile = try manner.tile(DDayView(scene: DDayViewTests.scene(day)))
    #expect(contrast(ofRow: 0, upTo: 17, in: tile, manner) >= 4.5)
    for row in 1...6 { #expect(contrast(ofRow: row, upTo: 17, in: tile, manner) >= 3) }
    #expect(contrast(ofRow: 7, upTo: 17, in: tile, manner) >= 3)
    let unset = try manner.tile(DDayView(scene: DDayViewTests.scene(nil)))
    for row in 0...7 { #expect(contrast(ofRow: row, upTo: 17, in: unset, manner) >= 3) }
  }

  /// The least contrast of letters and digits anywhere.
  private func contrastOfLetters(in tile: Tile, _ manner: Manner) -> Double {
    Self.contrastsOfLetters(in: tile, manner).min() ?? 0
  }

  static func contrastsOfLetters(in tile: Tile, _ manner: Manner) -> [Double] {
    let cells = tile.canvas.bounds.rows.flatMap { y in
      tile.canvas.bounds.columns.map { tile.canvas[$0, y] }
    }
    return cells.compactMap { cell -> Double? in
      let properties = cell.glyph.scalar.properties
      guard properties.isAlphabetic || properties.numericType != nil,
        let text = cell.style.foreground, let ground = cell.style.background
      else { return nil }
      return manner.contrast(text, ground)
    }
  }

  @Test(arguments: DDayViewTests.sizes.keys, Manner.all)
  func lettersOfDaysCanBeRead(family: WidgetFamily, manner: Manner) throws {
    let size = try #require(DDayViewTests.sizes[family])
    let days = try DDayViewTests.family()
    for (main, aspect) in days.flatMap({ day in DDayAspect.allCases.map { (day, $0) } }) {
      let scene = try DDayViewTests.scene(main, aspect, others: days)
      let tile = try Tile(
        DDayViewTests.view(of: scene, in: family), width: size.0, height: size.1,
        appearance: manner.appearance, depth: manner.depth, glyphs: .sextant)
      #expect(contrastOfLetters(in: tile, manner) >= 3)
    }
  }

  @Test(arguments: WeatherFamilyTests.families, Manner.all)
  func lettersOfWeatherCanBeRead(family: WidgetFamily, manner: Manner) throws {
    let size = try #require(WeatherFamilyTests.sizes[family])
    let skies: [(Condition, Bool)] = [
      (.clear, true), (.clear, false), (.cloudy, true), (.rain, true), (.snow, true),
      (.thunderstorm, false),
    ]
    for (condition, isDay) in skies {
      let entry = try WeatherEntry.test(
        .seoul, condition, isDay: isDay, then: [condition, condition.isWet ? .clear : .rain],
        source: isDay ? .openMeteo : .simulated, isSample: false)
      let tile = try Tile(
        WeatherFamilyTests.view(of: entry, in: family), width: size.0, height: size.1,
        appearance: manner.appearance, depth: manner.depth, glyphs: .sextant)
      #expect(contrastOfLetters(in: tile, manner) >= 3, "\(condition) \(isDay)")
    }
  }

  @Test(arguments: ReminderViewTests.sizes.keys, Manner.all)
  func lettersOfRemindersCanBeRead(family: WidgetFamily, manner: Manner) throws {
    let size = try #require(ReminderViewTests.sizes[family])
    for agenda in [try ReminderViewTests.day(), DayAgenda(), DayAgenda(doneCount: 3)] {
      let tile = try Tile(
        ReminderViewTests.view(of: agenda, in: family), width: size.0, height: size.1,
        appearance: manner.appearance, depth: manner.depth, glyphs: .sextant)
      #expect(contrastOfLetters(in: tile, manner) >= 3)
    }
  }

  @Test(arguments: CaffeineViewTests.sizes.keys, Manner.all)
  func lettersOfDrinksCanBeRead(family: WidgetFamily, manner: Manner) throws {
    let size = try #require(CaffeineViewTests.sizes[family])
    for drinks in [[95, 95], [], [300, 300]] as [[Double]] {
      let tile = try Tile(
        CaffeineViewTests.view(of: try CaffeineViewTests.day(drinks), in: family), width: size.0,
        height: size.1, appearance: manner.appearance, depth: manner.depth, glyphs: .sextant)
      #expect(contrastOfLetters(in: tile, manner) >= 3)
    }
  }

  @Test(arguments: StepsViewTests.sizes.keys, Manner.all)
  func lettersOfStepsCanBeRead(family: WidgetFamily, manner: Manner) throws {
    let size = try #require(StepsViewTests.sizes[family])
    for week in StepsViewTests.weeks {
      let tile = try Tile(
        StepsViewTests.view(of: week, in: family), width: size.0, height: size.1,
        appearance: manner.appearance, depth: manner.depth, glyphs: .sextant)
      #expect(contrastOfLetters(in: tile, manner) >= 3)
    }
  }

  @Test(arguments: Manner.all) func remindersCanBeRead(manner: Manner) throws {
    let agenda = try ReminderViewTests.day()
    for (family, size) in ReminderViewTests.sizes {
      let tile = try Tile(
        ReminderViewTests.view(of: agenda, in: family), width: size.0, height: size.1,
        appearance: manner.appearance, depth: manner.depth, glyphs: .sextant)
      // The ring's track and the line below it need no contrast.
      let head = family == .systemLarge ? 5 : -1
      for row in 0..<size.1 where family != .accessoryCircular && row != head {
        let width = row < head ? 20 : size.0
        #expect(contrast(ofRow: row, upTo: width, in: tile, manner) >= 3, "\(family) \(row)")
      }
    }
  }

  @Test(arguments: Manner.all) func drinksCanBeRead(manner: Manner) throws {
    for drinks in [[95, 95], [], [300, 300]] as [[Double]] {
      let day = try CaffeineViewTests.day(drinks)
      for family in [WidgetFamily.systemSmall, .systemMedium] {
        let size = try #require(CaffeineViewTests.sizes[family])
        let tile = try Tile(
          CaffeineViewTests.view(of: day, in: family), width: size.0, height: size.1,
          appearance: manner.appearance, depth: manner.depth, glyphs: .sextant)
        // Tracks, the ends of capsules and the area below the curve need no contrast.
        for row in drinks.isEmpty ? [0, 5] : [0] {
          #expect(contrast(ofRow: row, upTo: size.0, in: tile, manner) >= 3, "\(family) \(row)")
        }
        for row in 2...4 where !drinks.isEmpty {
          #expect(contrast(ofRow: row, upTo: 13, in: tile, manner) >= 3, "\(family) \(row)")
        }
      }
    }
  }
}
