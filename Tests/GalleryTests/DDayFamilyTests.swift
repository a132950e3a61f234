import Almanac
import System
import Cells
import DDays
import Foundation
import Layout
import Store
import Testing
import Timelines
import Views

@testable import Gallery

/// Checks D-Days in families other than the default.
struct DDayFamilyTests {
  private func tile(
    _ scene: DDayScene, _ family: WidgetFamily, in strings: Asset = .koreanStrings
  ) throws -> Tile {
    let size = try #require(DDayViewTests.sizes[family])
    return try Tile(
      DDayViewTests.view(of: scene, in: family), width: size.0, height: size.1, in: strings)
  }

  private func rows(
    _ scene: DDayScene, _ family: WidgetFamily, in strings: Asset = .koreanStrings
  ) throws -> [String] {
    try tile(scene, family, in: strings).canvas.description.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func theDayItselfIsFestive() throws {
    let scene = try DDayViewTests.scene(DDayViewTests.day("", "2026-11-21"))
    let rows = try rows(scene, .systemSmall)
    #expect(rows[0].hasPrefix("중요한 날 ") && rows[7].hasPrefix("오늘이에요 "))
    #expect(rows[1].isEmpty && rows[6].isEmpty)
    let english = try self.rows(scene, .systemSmall, in: .englishStrings)
    #expect(english[7].hasPrefix("It’s today "))
  }

  /// In one colour, they would look like part of the text.
  @Test(arguments: [WidgetFamily.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
  func noSpeckTouchesWhatIsWritten(family: WidgetFamily) throws {
    let scene = try DDayViewTests.scene(
      DDayViewTests.day("우리 3주년", "2023-11-21", .yearly), others: DDayViewTests.family())
    let tile = try tile(scene, family)
    let specks = tile.content.everyShape.filter { $0.size.height == 1 }.prefix(10)
    #expect(!specks.isEmpty)
    for speck in specks {
      for text in tile.content.everyText {
        let around = Rect(
          x: text.origin.x - 1, y: text.origin.y - 1, width: text.size.width + 2,
          height: text.size.height + (text.size.height > 1 ? 2 : 1))
        #expect(
          speck.intersection(around).isEmpty || !around.rows.contains(speck.origin.y),
          "\(speck) \(text)\n\(tile.canvas.description)")
      }
    }
  }

  @Test(arguments: [
    (WidgetFamily.systemSmall, false), (.systemMedium, true), (.systemLarge, true),
    (.systemExtraLarge, true), (.accessoryRectangular, false),
  ])
  func aListLeadsToANewDayWhereThereIsRoom(family: WidgetFamily, leads: Bool) throws {
    let days = try DDayViewTests.family()
    let scene = try DDayViewTests.scene(days[0], .list, others: Array(days.dropFirst()))
    let link = try #require(URL(string: "widgetty://dday/new"))
    let places = try tile(scene, family).content.hits.filter { $0.target == .link(link) }
    #expect(places.map(\.place.size) == (leads ? [Size(width: 3, height: 1)] : []))
  }

  @Test func aRowIsAsWideAsItsPlace() throws {
    let day = try DDayViewTests.day("결혼기념일", "2026-12-25")
    #expect(try rows(DDayViewTests.scene(day), .accessoryInline) == ["결혼기념일 D-34"])
    #expect(
      try rows(DDayViewTests.scene(day), .accessoryRectangular).prefix(3)
        == ["결혼기념일", "D-34", "2026. 12. 25. (금)"])
  }

  @Test(
    arguments: [1, 7, 34, 100, 999, 1015, 9999, 10_000, 99_999, 123_456, 739_000, 2_911_747],
    [GlyphTier.sextant, .quadrant, .half, .ascii])
  func aRingShowsTheSignAndAllDigits(count: Int, glyphs: GlyphTier) throws {
    let first = try #require(CivilDay(year: 1, month: 1, day: 1))
    for (today, sign) in [(first, "D-"), (first.advanced(by: count), "D+")] {
      let start = today == first ? first.advanced(by: count) : first
      let day = CountedDay(
        DDay.ID(1), Occasion(uid: "", title: "Wedding", rule: DayRule(start: start)), on: today)
      let tile = try Tile(
        DDayViewTests.view(of: DDayViewTests.scene(day), in: .accessoryCircular), width: 9,
        height: 4, glyphs: glyphs)
      #expect(tile.written.contains("\(sign)\(count)"), "\(tile.canvas.description)")
    }
  }

  @Test func mediumSaysHowFarTheTimeHasCome() throws {
    let wedding = try rows(
      DDayViewTests.scene(DDayViewTests.day("결혼기념일", "2020-12-25", .yearly)), .systemMedium)
    #expect(wedding[0].hasPrefix("결혼기념일") && wedding[0].hasSuffix("2026. 12. 25. (금)"))
    #expect(wedding.joined().contains("4주 6일 남음"))
    #expect(wedding[7].hasPrefix("331일 지남") && wedding[7].hasSuffix("365일"))
    let smoke = try rows(
      DDayViewTests.scene(DDayViewTests.day("No smoke", "2026-08-14")), .systemMedium,
      in: .englishStrings)
    #expect(smoke[7].hasPrefix("100 days tomorrow") && smoke[7].hasSuffix("Sun, 11/22"))
    #expect(smoke.joined().contains("14 weeks 1 day ago"))
    let far = try rows(DDayViewTests.scene(DDayViewTests.day("a", "2099-01-01")), .systemMedium)
    #expect(far[0].contains("2099. 1. 1") && far[7] == "72년 1개월 남음", "the date stands there once")
  }

  @Test func theListHasARowForEachOfTheNext() throws {
    let days = try DDayViewTests.family()
    let rows = try rows(
      DDayViewTests.scene(days[0], .list, others: Array(days.dropFirst())), .systemMedium)
    #expect(
      rows == [
        "다가오는 날                       3개  +", "",
        "D-Day  우리 3주년            11. 21. (토)",
        "D-3    우진이 생일           11. 24. (화)",
        "D-12   프로젝트 마감          12. 3. (목)", "", "", "우리 3주년 · 오늘 3주년",
      ])
  }

  @Test func roundNumbersHaveRowsOfTheirOwn() throws {
    let day = try DDayViewTests.day("우리 함께한 날", "2023-11-22", isInclusive: true)
    let text = try rows(DDayViewTests.scene(day, .milestones), .systemMedium).joined(
      separator: "\n")
    for word in ["3주년", "1,100일", "37개월째", "1,200일", "D-104"] {
      #expect(text.contains(word), "\(word)")
    }
    let ahead = try DDayViewTests.day("a", "2027-01-01")
    #expect(
      try tile(DDayViewTests.scene(ahead, .milestones), .systemMedium).canvas
        == tile(DDayViewTests.scene(ahead), .systemMedium).canvas)
  }

  @Test func roundNumbersOfAnotherDayStandUnderItsName() throws {
    let main = try DDayViewTests.day("Exam", "2026-12-25")
    let smoke = try DDayViewTests.day("Smoke", "2026-08-14", id: 4)
    let rows = try rows(DDayViewTests.scene(main, others: [smoke]), .systemExtraLarge)
    let name = try #require(rows.firstIndex { $0.hasPrefix("Smoke") })
    #expect(rows[name + 1].hasPrefix("100일"))
  }

  @Test func namesAllMonthsWhereThereIsRoom() throws {
    let days = try DDayViewTests.family()
    let scene = try DDayViewTests.scene(days[0], .list, others: Array(days.dropFirst()))
    let months = try rows(scene, .systemExtraLarge).last?.split(separator: " ")
    let expected = "11월 12월 1월 2월 3월 4월 5월 6월 7월 8월 9월 10월"
    #expect(months?.joined(separator: " ") == expected)
  }

  @Test(arguments: [WidgetFamily.systemMedium, .systemLarge])
  func whatIsPastDoesNotComeUp(family: WidgetFamily) throws {
    let (past, coming) = try (
      DDayViewTests.day("Smoke", "2026-08-14"), DDayViewTests.day("Exam", "2026-12-25", id: 2)
    )
    func text(_ days: [CountedDay]) throws -> String {
      let scene = try DDayViewTests.scene(days[0], .list, others: Array(days.dropFirst()))
      return try rows(scene, family).joined(separator: "\n")
    }
    for days in [[past, coming], [coming, past], [past]] {
      let text = try text(days)
      #expect(text.contains("다가오는 날") != text.contains("Smoke  "), "\(text)")
      #expect(text.contains("다가오는 날") != text.contains("모든 D-Day"), "\(text)")
    }
    #expect(try text([coming]).contains("다가오는 날"))
  }

  @Test(arguments: [WidgetFamily.systemLarge, .systemExtraLarge])
  func groupsStandUnderTheirNames(family: WidgetFamily) throws {
    let main = try DDayViewTests.day("결혼기념일", "2020-12-25", .yearly)
    let rows = try rows(DDayViewTests.scene(main, others: DDayViewTests.family()), family)
    let text = rows.joined(separator: "\n")
    let rest = family == .systemLarge ? "3개 더" : "금연 시작"
    for word in ["결혼기념일", "우리 3주년", rest, "가족", "우진이 생일", "오늘 3주년"] {
      #expect(text.contains(word), "\(family) \(word)")
    }
    #expect(rows.last?.split(separator: " ").suffix(4) == ["11월", "2월", "5월", "8월"])
    #expect(
      try tile(DDayViewTests.scene(main, others: DDayViewTests.family()), family).face.url?
        .absoluteString
        == "widgetty://dday/days/1")
  }
}
