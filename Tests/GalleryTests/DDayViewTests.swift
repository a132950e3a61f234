import Almanac
import System
import Cells
import DDays
import Foundation
import Kit
import Store
import Testing
import Timelines
import Views

@testable import Gallery

struct DDayViewTests {
  static let sizes: [WidgetFamily: (Int, Int)] = [
    .systemSmall: (17, 8), .systemMedium: (41, 8), .systemLarge: (41, 20),
    .systemExtraLarge: (89, 20), .accessoryCircular: (9, 4), .accessoryRectangular: (21, 4),
    .accessoryInline: (30, 1),
  ]

  static func day(
    _ title: String, _ start: String, _ recurrence: Recurrence = .never, isInclusive: Bool = false,
    on today: String = "2026-11-21", id: Int = 1, group: String = ""
  ) throws -> CountedDay {
    let rule = DayRule(start: try WrittenDate(start).moment.day, recurrence: recurrence)
    return CountedDay(
      DDay.ID(id),
      Occasion(uid: "", title: title, rule: rule, isInclusive: isInclusive, group: group),
      on: try WrittenDate(today).moment.day)
  }

  /// A scene with one day, or with others after it.
  static func scene(
    _ main: CountedDay?, _ aspect: DDayAspect = .day, others: [CountedDay] = []
  ) throws -> DDayScene {
    let today = try WrittenDate("2026-11-21").moment.day
    return DDayScene(
      today: main?.today ?? today, aspect: aspect, main: main, others: others,
      count: others.count + 1)
  }

  static func family() throws -> [CountedDay] {
    try [
      day("우리 3주년", "2023-11-21", .yearly, id: 3),
      day("우진이 생일", "2019-11-24", .yearly, id: 6, group: "가족"),
      day("프로젝트 마감", "2026-12-03", id: 7, group: "일"),
      day("우리 함께한 날", "2023-11-22", isInclusive: true, id: 2, group: "가족"),
      day("금연 시작", "2026-08-14", id: 4),
    ]
  }

  static func view(of scene: DDayScene, in family: WidgetFamily) -> some View {
    DDayView(scene: scene).environment(\.widgetFamily, family)
  }

  private func tile(
    _ scene: DDayScene, _ family: WidgetFamily = .systemSmall, in strings: Asset = .koreanStrings,
    width: Int? = nil, height: Int? = nil
  ) throws -> Tile {
    let size = try #require(Self.sizes[family])
    return try Tile(
      Self.view(of: scene, in: family), width: width ?? size.0, height: height ?? size.1,
      in: strings)
  }

  private func small(
    _ title: String = "결혼기념일", _ day: String = "2026-12-25", in strings: Asset = .koreanStrings,
    width: Int? = nil, height: Int? = nil
  ) throws -> Tile {
    try tile(
      Self.scene(Self.day(title, day)), in: strings, width: width, height: height)
  }

  @Test func countsBetweenTitleAndDate() throws {
    expectPicture(
      try small().canvas,
      """
      결혼기념일

       ▀▙   ▗▛▜▖
        ▐▌▄▄ ▗▟▘ ▄
        ▟▘  ▗▖▐▌
      ▀▀▘    ▀▀   ▀

      12. 25. (금)
      """)
    expectPicture(
      try small("Wedding", in: .englishStrings).canvas,
      """
      Wedding

       ▀▙   ▗▛▜▖
        ▐▌▄▄ ▗▟▘ ▄
        ▟▘  ▗▖▐▌
      ▀▀▘    ▀▀   ▀

      Fri, 12/25/2026
      """)
  }

  @Test func onlyDaysInTheirOrderAreComingUp() throws {
    let near = try Self.day("near", "2026-11-24"), far = try Self.day("pinned", "2027-06-05", id: 2)
    for family in [WidgetFamily.systemSmall, .systemMedium, .systemLarge] {
      func text(_ first: CountedDay, _ other: CountedDay) throws -> String {
        try tile(Self.scene(first, .list, others: [other]), family, in: .englishStrings)
          .canvas.description
      }
      #expect(try text(near, far).contains("Coming Up"))
      #expect(try !text(far, near).contains("Coming Up"))
    }
  }

  @Test func invitesWhereNothingIsSet() throws {
    expectPicture(
      try tile(Self.scene(nil)).canvas,
      """
              ▖
           ▗▄▄▙▄▖
              ▘

         D-Day 없음
         여기를 눌러
        추가해 보세요
      """)
    expectPicture(
      try tile(Self.scene(nil), in: .englishStrings).canvas,
      """
              ▖
           ▗▄▄▙▄▖
              ▘

        No D-Day Yet
         Press here
         to add one
      """)
    expectPicture(try tile(Self.scene(nil), width: 12, height: 1).canvas, " D-Day 없음")
    for family in Self.sizes.keys {
      let tile = try tile(Self.scene(nil), family)
      let word = family == .accessoryCircular ? "D-Day" : "없음"
      #expect(tile.canvas.description.contains(word), "\(family)")
      #expect(tile.face.url?.absoluteString == "widgetty://dday/new")
    }
  }

  @Test func saysThatWhatWasChosenIsGone() throws {
    var scene = try Self.scene(nil)
    scene.missing = "3"
    for family in Self.sizes.keys where family != .accessoryCircular {
      #expect(
        try tile(scene, family).canvas.description.contains("없는 D-Day"), "\(family)")
    }
    #expect(try tile(scene).canvas.description.contains("dday restore"))
  }

  @Test func shortensWhatIsTooLong() throws {
    let title = String(repeating: "가나다라마바", count: 10)
    expectPicture(
      try small(title, "9999-12-31", in: .englishStrings).canvas,
      """
      가나다라마바가나…

      D-2912118




      Fri, 12/31/9999
      """)
    for family in Self.sizes.keys where family != .accessoryCircular {
      let picture = try tile(Self.scene(Self.day(title, "2054-04-08")), family).canvas.description
      #expect(picture.contains("가나") && picture.contains("…"), "\(family)\n\(picture)")
    }
  }

  @Test(arguments: [
    (
      30, 8,
      "결혼기념일\n\n ▀▙   ▗▛▜▖\n  ▐▌▄▄ ▗▟▘ ▄\n  ▟▘  ▗▖▐▌\n▀▀▘    ▀▀   ▀\n\n2026. 12. 25. (금)"
    ),
    (12, 5, "결혼기념일\n▛▀▚  ▝▀▚▐ ▐\n▌ ▐▝▀ ▝▚▝▀▜\n▀▀▘  ▝▀▘  ▝\n12. 25. (금)"),
    (12, 3, "결혼기념일\nD-34\n12. 25. (금)"),
    (12, 2, "결혼기념일\nD-34"),
    (12, 1, "D-34"),
    (4, 8, "결…\n\nD-34\n\n\n\n\n12.…"),
  ])
  func saysLessWithLessRoom(width: Int, height: Int, picture: String) throws {
    expectPicture(try small(width: width, height: height).canvas, picture)
  }

  @Test(arguments: [
    ("\u{1B}[31mred\u{07}\u{9B}2J", "\u{FFFD}[31mred\u{FFFD}\u{FFFD}2J"), ("one\ntwo", "one…"),
    ("one\r\n", "one…"),
    ("\tone", " one"), ("\u{202E}one\u{200B}", "one"), ("%@ %lld %", "%@ %lld %"),
  ])
  func aTitleIsOnlyText(title: String, row: String) throws {
    let canvas = try small(title).canvas
    let shown = (0..<canvas.size.width).map { canvas[$0, 0].glyph.description }.joined()
    #expect(shown == row.padding(toLength: 17, withPad: " ", startingAt: 0))
  }

  @Test func isReadOutInAll() throws {
    #expect(try small().label == "결혼기념일, D-34, 2026. 12. 25. (금)")
    #expect(try small("", in: .englishStrings).label == "Big Day, D-34, Fri, 12/25/2026")
  }
}
