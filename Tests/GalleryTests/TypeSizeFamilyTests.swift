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

/// Checks in every family that the text size changes what is seen.
struct TypeSizeFamilyTests {
  /// What a tile shows, in a family with a numeral or a list.
  struct Sample: CustomTestStringConvertible {
    let name: String
    let family: WidgetFamily
    let width: Int
    let height: Int
    let view: AnyView

    var testDescription: String { "\(name) \(family)" }

    func tile(_ size: DynamicTypeSize, _ tier: GlyphTier = .sextant) throws -> Tile {
      try Tile(
        view.environment(\.widgetFamily, family).dynamicTypeSize(size), width: width,
        height: height, in: .englishStrings, glyphs: tier)
    }
  }

  private static func samples() throws -> [Sample] {
    let days = try DDayViewTests.family()
    let scene = try DDayViewTests.scene(days[1], others: [days[0]] + days[2...])
    let list = try DDayViewTests.scene(days[1], .list, others: [days[0]] + days[2...])
    let alone = try DDayViewTests.scene(DDayViewTests.day("Wedding", "2026-12-25"))
    let entry = try WeatherEntry.test(
      .busan, .rain, temperature: 19, high: 22, low: 15, then: [.rain, .rain, .clear])
    let agenda = try ReminderViewTests.day()
    let views: [(String, [WidgetFamily], AnyView)] = [
      (
        "weather", [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge],
        AnyView(WeatherView(entry: entry))
      ),
      (
        "day", [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge],
        AnyView(DDayView(scene: scene))
      ),
      ("alone", [.systemSmall, .systemMedium, .systemLarge], AnyView(DDayView(scene: alone))),
      ("days", [.systemMedium, .systemLarge, .systemExtraLarge], AnyView(DDayView(scene: list))),
      (
        "reminders", [.systemSmall, .systemMedium, .systemLarge],
        AnyView(ReminderView(entry: ReminderEntry(date: .distantPast, agenda: agenda)))
      ),
      (
        "caffeine", [.systemSmall, .systemMedium],
        AnyView(CaffeineView(day: try CaffeineViewTests.day()))
      ),
      ("steps", [.systemSmall], AnyView(StepsView(week: StepsViewTests.week()))),
    ]
    return try views.flatMap { name, families, view in
      try families.map { family in
        let size = try #require(DDayViewTests.sizes[family])
        return Sample(name: name, family: family, width: size.0, height: size.1, view: view)
      }
    }
  }

  @Test func eachTileLooksDifferent() throws {
    for sample in try Self.samples() {
      let usual = try sample.tile(.large).canvas
      for size in [DynamicTypeSize.xSmall, .xxxLarge] {
        let other = try sample.tile(size).canvas
        #expect(other != usual, "\(sample.testDescription) \(size)\n\(other)")
      }
    }
  }

  @Test(arguments: [GlyphTier.sextant, .quadrant])
  func numeralsNeverShrink(_ tier: GlyphTier) throws {
    for sample in try Self.samples() {
      let heights = try TypeSizeTests.sizes.map {
        try sample.tile($0, tier).content.thirdsOfNumeral
      }
      #expect(heights == heights.sorted(), "\(sample.testDescription) \(heights)")
      let usual = try sample.tile(.large, tier).content.thirdsOfNumeral
      #expect(usual == 0 || heights[0] > 0, "\(sample.testDescription) \(heights)")
    }
  }

  /// Nothing is outside of its tile, no two texts overlap, and the title and numeral stay.
  @Test(arguments: TypeSizeTests.sizes) func textsStandApart(_ size: DynamicTypeSize) throws {
    for sample in try Self.samples() {
      let usual = try sample.tile(.large)
      let shown = try sample.tile(size)
      shown.content.expectOrder("\(sample.testDescription)\n\(shown.canvas)")
      #expect(shown.label == usual.label)
      let title = try #require(usual.title)
      #expect(shown.canvas.description.contains(title), "\(title)\n\(shown.canvas)")
      #expect(!shown.canvas.description.contains("…"), "\(sample.testDescription)\n\(shown.canvas)")
    }
  }
}

extension Tile {
  /// The first word of the first row.
  fileprivate var title: Substring? {
    canvas.description.split(separator: "\n").first?.split(separator: " ")
      .first { $0.allSatisfy(\.isLetter) }
  }
}

extension Layout.Box {
  /// Expects all texts to lie inside of this box and apart from each other.
  func expectOrder(_ comment: @autoclosure () -> String) {
    let texts = everyText.filter { !$0.isEmpty }
    for (index, text) in texts.enumerated() {
      #expect(text.intersection(frame) == text, "\(text) in \(comment())")
      for other in texts[(index + 1)...] {
        #expect(text.intersection(other).isEmpty, "\(text) and \(other) in \(comment())")
      }
    }
  }
}
