import Almanac
import System
import Cells
import Kit
import Layout
import Diary
import Testing
import Timelines
import Views

@testable import Gallery

struct StepsViewTests {
  static let sizes: [WidgetFamily: (Int, Int)] = [
    .systemSmall: (17, 8), .accessoryCircular: (9, 4), .accessoryRectangular: (21, 4),
    .accessoryInline: (32, 1),
  ]

  private static let today = CivilDay(number: 20_778)

  static func week(
    _ counts: [Int?] = [8420, 5310, 10_870, 7640, 12_120, 9230, 7214], goal: Int = 10_000,
    fault: StepFileError? = nil, leftOut: LeftOutRecords? = nil
  ) -> StepWeek {
    let known = counts.enumerated().compactMap { index, count in
      count.map { (today.advanced(by: index + 1 - counts.count), $0) }
    }
    return StepWeek(
      StepLog(Dictionary(uniqueKeysWithValues: known), leftOut: leftOut), goal: goal, today: today,
      fault: fault)
  }

  /// Weeks that are known, exceeded, unknown today, unknown altogether, or without a file.
  static let weeks: [StepWeek?] = [
    week(), week([9_999_999], goal: 1), week([8420, nil, nil]), week([0]),
    week([], fault: .relative(path: "x")), week(fault: fault),
    week(leftOut: leftOut), nil,
  ]

  private static let fault = StepFileError.wrong(
    path: "/a/export.xml", StepLineFault(line: 9, fault: .noNumber(Array("x".utf8))))
  private static let leftOut = LeftOutRecords(
    count: 2, first: StepLineFault(line: 9, fault: .noNumber(Array("x".utf8))))

  static func view(of week: StepWeek?, in family: WidgetFamily) -> some View {
    StepsView(week: week).environment(\.widgetFamily, family)
  }

  private func tile(
    _ week: StepWeek?, _ family: WidgetFamily, in strings: Asset = .koreanStrings,
    height: Int? = nil
  ) throws -> Tile {
    let size = try #require(Self.sizes[family])
    return try Tile(
      Self.view(of: week, in: family), width: size.0, height: height ?? size.1, in: strings,
      glyphs: .sextant)
  }

  @Test func smallShowsRingWeekAndCount() throws {
    expectPicture(
      try tile(Self.week(), .systemSmall).canvas,
      """
       🬵🬋▀🬁▀🬋🬱  걸음
      ▐🬀72%  🬁▌   🬓 ▌🬏
      🬦🬏목표 🬞▌ ▌🬏▌▌▌▌🬓
       🬊🬋▄🬭▄🬋🬆  ▌▌▌▌▌▌▌

      🬂🬨▘ 🬅🬂🬓🬍▌🬞🬻
      🬞🬕  🬞▞🬀 ▌🬍🬫🬃
      🬁  🬄🬂🬂🬀 🬀 🬁
      """)
  }

  @Test func saysOfWhenItIsAndWhatIsWrong() throws {
    func small(_ week: StepWeek, _ strings: Asset = .koreanStrings) throws -> [String] {
      try tile(week, .systemSmall, in: strings).canvas.description
        .split(separator: "\n", omittingEmptySubsequences: false).suffix(2).map(String.init)
    }
    #expect(try small(Self.week([8420, nil, nil])) == ["오늘 기록 없음", "11월 19일까지"])
    #expect(
      try small(Self.week([8420, nil, nil]), .englishStrings) == ["No data today", "until 11/19"])
    #expect(try small(Self.week(fault: Self.fault)) == ["7,214", "9행이 잘못됨"])
    #expect(
      try small(Self.week([], fault: .relative(path: "x")), .englishStrings)
        == ["No data today", "No full path"])
    #expect(try small(Self.week(leftOut: Self.leftOut)) == ["7,214", "2개 제외(9행)"])
    #expect(
      try small(Self.week(leftOut: Self.leftOut), .englishStrings) == ["7,214", "2 left out"])
  }

  @Test func invitesToSetAFile() throws {
    for (family, words) in [
      (WidgetFamily.systemSmall, "export.xml 선택"), (.accessoryRectangular, "export.xml"),
      (.accessoryInline, "걸음 미설정"),
    ] {
      #expect(try tile(nil, family).canvas.description.contains(words))
    }
  }

  @Test func accessoriesSayItInBrief() throws {
    #expect(
      try tile(Self.week(), .accessoryInline).canvas.description.contains("7,214걸음 · 72%"))
    #expect(
      try tile(Self.week(), .accessoryInline, in: .englishStrings).canvas.description
        .contains("7,214 steps · 72%"))
    #expect(try tile(Self.week(), .accessoryCircular).canvas.description.contains("7.2k"))
    expectPicture(
      try tile(Self.week(), .accessoryRectangular).canvas,
      """
      걸음            7,214
      목표 10,000       72%
      ▃▃    ▆▆ ▂▂    ▄▄ ▂▂
         ▇▇
      """)
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (7004, "7,004"), (123_456, "123,456"),
    (9_999_999, "999,999"),
  ])
  func groupsThousands(count: Int, words: String) throws {
    let picture = try tile(Self.week([count]), .accessoryRectangular).canvas.description
    #expect(picture.split(separator: "\n")[0].hasSuffix(" " + words))
  }

  @Test func isReadOut() throws {
    #expect(try tile(Self.week(), .accessoryCircular).label == "오늘 7,214걸음, 목표의 72퍼센트")
    #expect(
      try tile(Self.week([]), .accessoryCircular, in: .englishStrings).label
        == "Nothing is known of today’s steps")
    let leftOut = try tile(Self.week(leftOut: Self.leftOut), .accessoryInline).label
    #expect(
      leftOut == "오늘 7,214걸음, 목표의 72퍼센트; 기록 2개 제외, 첫 번째는 9행: 'x': 걸음 수가 아님")
    let wrong = try tile(
      Self.week(fault: Self.fault), .accessoryCircular, in: .englishStrings
    ).label
    #expect(
      wrong == """
        7,214 steps today, 72 percent of the goal; \
        export.xml, line 9: 'x' isn’t a number of steps
        """)
  }

  @Test(
    arguments: sizes.keys.sorted { $0.description < $1.description }, [1, 2, 3, 4, 5, 6, 7, 10, 20])
  func fitsIntoAnyHeight(family: WidgetFamily, height: Int) throws {
    for strings in [Asset.koreanStrings, .englishStrings] {
      for week in Self.weeks {
        let content = try tile(week, family, in: strings, height: height).content
        for frame in content.everyText {
          #expect(frame.intersection(content.frame) == frame, "\(frame)")
        }
      }
    }
  }
}
