import Almanac
import System
import Cells
import DDays
import FoundationEssentials
import Layout
import Testing
import Timelines
import Views
import Weather

@testable import Gallery

/// What every widget promises in each of its families, in each language and kind of blocks.
struct FamilyLawTests {
  /// A widget with typical content, in a family.
  struct Sample {
    let name: String
    let family: WidgetFamily
    let size: (Int, Int)
    let language: Language
    let view: AnyView

    /// Whether there is less room than for the titles that somebody has given.
    var mayBeCut: Bool { name == "list" || name == "calendar" }

    func tile(
      glyphs: GlyphTier = .sextant, appearance: ColorScheme = .dark, depth: ColorDepth = .direct
    ) throws -> Tile {
      try Tile(
        view, width: size.0, height: size.1,
        in: language == .korean ? .koreanStrings : .englishStrings, appearance: appearance,
        depth: depth, glyphs: glyphs)
    }
  }

  /// Nothing is outside of its tile, no two texts overlap, and none is cut off.
  @Test(arguments: [
    (Language.korean, GlyphTier.sextant), (.english, .sextant), (.korean, .quadrant),
    (.english, .octant), (.english, .half), (.korean, .ascii),
  ])
  func nothingIsCutOff(language: Language, glyphs: GlyphTier) throws {
    for sample in try Self.samples(language) {
      let tile = try sample.tile(glyphs: glyphs)
      let comment = "\(sample.name) \(sample.family)\n\(tile.canvas)"
      // Without blocks, a ring is written around what stands in it.
      if glyphs != .ascii { tile.content.expectOrder(comment) }
      #expect(sample.mayBeCut || !tile.canvas.description.contains("…"), "\(comment)")
    }
  }

  @Test(arguments: ContrastTests.Manner.all)
  func lettersCanBeRead(manner: ContrastTests.Manner) throws {
    for sample in try Self.samples(.english) {
      let tile = try sample.tile(appearance: manner.appearance, depth: manner.depth)
      let contrasts = ContrastTests.contrastsOfLetters(in: tile, manner)
      #expect(
        contrasts.allSatisfy { $0 >= 3 }, "\(sample.name) \(sample.family)\n\(tile.canvas)")
    }
  }

  /// The values of two places and of two days look alike, whatever these are called.
  @Test(arguments: GlyphTier.allCases) func equalValuesLookEqual(glyphs: GlyphTier) throws {
    for (family, size) in WeatherFamilyTests.sizes {
      try expectEqual("부산", "제주", size, glyphs) { name in
        let entry = try WeatherEntry.test(
          name == "부산" ? .busan : .jeju, .rain, then: [.rain, .clear], isSample: false)
        return WeatherFamilyTests.view(of: entry, in: family)
      }
    }
    for (family, size) in DDayViewTests.sizes {
      try expectEqual("졸업", "여행", size, glyphs) { name in
        let day = try DDayViewTests.day(name, "2027-03-01")
        return DDayViewTests.view(of: try DDayViewTests.scene(day), in: family)
      }
    }
  }

  /// Expects tiles of two names of equal widths to differ in nothing but the names.
  private func expectEqual(
    _ name: String, _ other: String, _ size: (Int, Int), _ glyphs: GlyphTier,
    _ view: (String) throws -> some View
  ) throws {
    let tiles = try [name, other].map {
      try Tile(view($0), width: size.0, height: size.1, glyphs: glyphs).canvas
    }
    let (first, second) = (tiles[0], tiles[1])
    #expect(first.description.replacing(name, with: other) == second.description, "\(first)")
    for place in first.bounds.rows.flatMap({ y in first.bounds.columns.map { Point(x: $0, y: y) } })
    {
      let styles = [first, second].map { $0[place.x, place.y].style }
      #expect(styles[0] == styles[1], "\(place)\n\(first)")
    }
  }
}

extension FamilyLawTests {
  fileprivate static func samples(_ language: Language) throws -> [Sample] {
    let date = try Zone.seoul().date("2026-11-21 09:41")
    let rain = try WeatherEntry.test(
      .busan, .rain, temperature: 19, high: 22, low: 15, then: [.rain, .rain, .clear],
      isSample: false)
    let days = try DDayViewTests.family()
    let (agenda, drinks) = (try ReminderViewTests.day(), try CaffeineViewTests.day())
    let month = try MonthWorld.reading(language).entry(at: date)
    var samples: [Sample] = []
    func add(
      _ name: String, _ sizes: [WidgetFamily: (Int, Int)], _ view: (WidgetFamily) -> some View
    ) {
      for (family, size) in sizes {
        samples.append(
          Sample(
            name: name, family: family, size: size, language: language, view: AnyView(view(family)))
        )
      }
    }
    add("weather", WeatherFamilyTests.sizes) { WeatherFamilyTests.view(of: rain, in: $0) }
    for aspect in DDayAspect.allCases {
      let scene = try DDayViewTests.scene(days[1], aspect, others: [days[0]] + days[2...])
      add("\(aspect)", DDayViewTests.sizes) { DDayViewTests.view(of: scene, in: $0) }
    }
    add("reminders", ReminderViewTests.sizes) { ReminderViewTests.view(of: agenda, in: $0) }
    add("caffeine", CaffeineViewTests.sizes) { CaffeineViewTests.view(of: drinks, in: $0) }
    add("steps", StepsViewTests.sizes) { StepsViewTests.view(of: StepsViewTests.week(), in: $0) }
    for face in ClockFace.allCases {
      let entry = ClockEntry(date: date, clock: try ClockSheetTests.clock(face, named: language))
      let sizes = ClockSheetTests.sizes.filter { face == .digital || !$0.key.isAccessory }
      add("\(face)", sizes) { ClockSheetTests.view(of: entry, in: $0) }
    }
    add("calendar", MonthWorld.sizes) { MonthWorld.view(of: month, in: $0) }
    for entry in TimerSheetTests.entries(at: date) {
      add("timers", TimerSheetTests.sizes) { TimerSheetTests.view(of: entry, in: $0) }
    }
    return samples
  }
}
