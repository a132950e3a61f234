import Almanac
import System
import Cells
import DDays
import Foundation
import Layout
import Testing
import Timelines
import Views

@testable import Gallery

/// Checks the aspects of D-Days in each family.
struct DDayAspectTests {
  private static let families = Array(DDayViewTests.sizes.keys)

  private func tile(
    _ family: WidgetFamily, _ aspect: DDayAspect, glyphs: GlyphTier = .quadrant,
    depth: ColorDepth = .direct, main: CountedDay? = nil, others: [CountedDay]? = nil,
    typeSize: DynamicTypeSize = .large
  ) throws -> Tile {
    let days = try DDayViewTests.family()
    let scene = try DDayViewTests.scene(
      main ?? days[3], aspect, others: others ?? [days[1], days[2], days[4]])
    let size = try #require(DDayViewTests.sizes[family])
    return try Tile(
      DDayViewTests.view(of: scene, in: family).dynamicTypeSize(typeSize), width: size.0,
      height: size.1, depth: depth, glyphs: glyphs)
  }

  @Test(arguments: families) func aListNamesTheNextDays(family: WidgetFamily) throws {
    let days = try DDayViewTests.family()
    let text = try tile(
      family, .list, main: days[1], others: [DDayViewTests.day("금연", "2026-08-14"), days[2]]
    ).written
    let isRing = family == .accessoryCircular
    // A past day isn't upcoming.
    let last = [.systemSmall, .systemMedium].contains(family) ? "프로젝트" : "금연"
    for word in isRing ? ["D-3", "D+99"] : ["우진이생일", last] {
      #expect(text.contains(word), "\(text)")
    }
  }

  @Test(arguments: families) func roundNumbersAreTold(family: WidgetFamily) throws {
    let text = try tile(family, .milestones).written
    let isRing = family == .accessoryCircular
    #expect(text.contains("3주년") && (isRing || text.contains("우리함께한날")), "\(text)")
    #expect(!text.contains("우진이생일"), "\(text)")
  }

  @Test(arguments: families) func eachAspectLooksDifferent(family: WidgetFamily) throws {
    let aspects: [DDayAspect] = [.day, .list, .milestones]
    let pictures = try aspects.map { try tile(family, $0).canvas }
    for (one, other) in [(0, 1), (0, 2), (1, 2)] { #expect(pictures[one] != pictures[other]) }
  }

  @Test(arguments: [WidgetFamily.systemLarge, .systemExtraLarge])
  func aDayByItselfHasTheTile(family: WidgetFamily) throws {
    for start in ["2026-12-25", "2023-11-20"] {
      let day = try DDayViewTests.day("결혼기념일", start)
      let tile = try tile(family, .day, main: day, others: [])
      let rows = tile.canvas.description.split(
        separator: "\n", omittingEmptySubsequences: false)
      let gaps = rows.split { $0.contains { $0 != " " } }.map(\.count).max() ?? 0
      #expect(gaps <= 3, "\(tile.canvas.description)")
      #expect(rows.last?.contains("11월") == true)
    }
  }

  @Test(
    arguments: families,
    [(GlyphTier.half, ColorDepth.direct), (.ascii, .ansi16), (.sextant, .mono)])
  func theDayItselfHasASign(family: WidgetFamily, medium: (GlyphTier, ColorDepth)) throws {
    for (start, isFestive) in [("2026-11-21", true), ("2026-11-28", false)] {
      let picture = try tile(
        family, .day, glyphs: medium.0, depth: medium.1,
        main: DDayViewTests.day("우리", start)
      ).canvas.description
      let star = medium.0 == .ascii ? "*" : "★"
      #expect(picture.contains(star) == isFestive, "\(picture)")
    }
  }

  @Test func theYearIsReadInWords() throws {
    let labels = try tile(.systemLarge, .day).content.everyLabel
    #expect(labels.contains("2026년 11월부터 한 해, 표시한 날 2개"), "\(labels)")
  }

  @Test func saysWhereTheLunarCalendarEnds() throws {
    let anniversary = try #require(LunarAnniversary(month: 8, day: 15))
    let day = try DDayViewTests.day(
      "추석", "2024-09-17", .lunarYearly(anniversary), on: "2051-03-01")
    #expect(day.isBeyondLunarCalendar)
    #expect(try tile(.accessoryRectangular, .day, main: day).written.contains("2050년까지"))
    let known = try DDayViewTests.day("추석", "2024-09-17", .lunarYearly(anniversary))
    #expect(!known.isBeyondLunarCalendar)
  }

  /// Nothing is cut off at the edge of its tile or overlaps something else.
  @Test(
    arguments: families,
    [("2054-04-08", ""), ("2026-11-21", String(repeating: "가나다라마바", count: 10))])
  func theLongestFits(family: WidgetFamily, day: (start: String, title: String)) throws {
    let main = try DDayViewTests.day(day.title, day.start)
    let media: [(DDayAspect, GlyphTier, DynamicTypeSize)] = [
      (.day, .sextant, .large), (.day, .half, .large), (.day, .ascii, .large),
      (.day, .quadrant, .accessibility5), (.list, .sextant, .large),
      (.milestones, .sextant, .large),
    ]
    for (aspect, glyphs, size) in media {
      let tile = try tile(family, aspect, glyphs: glyphs, main: main, typeSize: size)
      // A ring of letters surrounds the text inside it.
      let texts = tile.content.everyText.filter { !$0.isEmpty && $0 != tile.canvas.bounds }
      for (index, text) in texts.enumerated() {
        let isFree = texts[(index + 1)...].allSatisfy { text.intersection($0).isEmpty }
        #expect(
          isFree && text.intersection(tile.canvas.bounds) == text,
          "\(aspect) \(glyphs) \(size)\n\(tile.canvas.description)")
      }
    }
  }
}

extension Box {
  fileprivate var everyLabel: [String] {
    [label].compactMap(\.self) + children.flatMap(\.everyLabel)
  }
}
