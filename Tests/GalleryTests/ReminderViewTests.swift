import Almanac
import System
import Cells
import FoundationEssentials
import Kit
import Layout
import Diary
import Testing
import Timelines
import Views

@testable import Gallery

struct ReminderViewTests {
  static let sizes: [WidgetFamily: (Int, Int)] = [
    .systemSmall: (17, 8), .systemMedium: (41, 8), .systemLarge: (41, 20),
    .accessoryCircular: (9, 4), .accessoryRectangular: (21, 4), .accessoryInline: (30, 1),
  ]

  static func day() throws -> DayAgenda {
    let zone = try Zone.seoul()
    func time(_ text: String) throws -> DueTime { DueTime(.time(try zone.date(text))) }
    return DayAgenda(
      chores: [
        Chore(
          id: "1", title: .written("전기 요금 내기"), due: DueTime(.yesterday, isOver: true)),
        Chore(
          id: "2", title: .written("장보기"), due: try time("2026-11-21 09:00"), isDone: true),
        Chore(id: "3", title: .written("치과 예약"), due: try time("2026-11-21 14:00")),
        Chore(id: "4", title: .written("위젯 문서 검토"), due: DueTime(.weekday(.wednesday))),
        Chore(id: "5", title: .written("우편물 보내기")),
      ], openCount: 4, doneCount: 1)
  }

  private static let fault = AgendaFault.file(.lineGone)

  static func view(of agenda: DayAgenda, in family: WidgetFamily) -> some View {
    ReminderView(entry: ReminderEntry(date: Date(timeIntervalSince1970: 0), agenda: agenda))
      .environment(\.widgetFamily, family)
  }

  static func tile(
    _ agenda: DayAgenda, _ family: WidgetFamily, in strings: Asset = .koreanStrings,
    height: Int? = nil
  ) throws -> Tile {
    let size = try #require(Self.sizes[family])
    return try Tile(
      Self.view(of: agenda, in: family), width: size.0, height: height ?? size.1, in: strings)
  }

  @Test func smallCountsAndSaysWhatComesNext() throws {
    expectPicture(
      try Self.tile(Self.day(), .systemSmall).canvas,
      """
      전체


       ▄

        ▀
      전기 요금 내기
      어제 지남
      """)
    var list = try Self.day()
    (list.title, list.fault) = ("Errands", Self.fault)
    expectPicture(
      try Self.tile(list, .systemSmall, in: .englishStrings).canvas,
      """
      Errands


       ▄

        ▀
      전기 요금 내기
      Changed elsewhere
      """)
  }

  @Test func mediumHasARowForEach() throws {
    expectPicture(
      try Self.tile(Self.day(), .systemMedium).canvas,
      """
      전체                                    4

      ○  전기 요금 내기               어제 지남
      ○  치과 예약                        14:00
      ○  위젯 문서 검토                  수요일
      ○  우편물 보내기

      1개 완료됨
      """)
    var list = try Self.day()
    (list.title, list.fault) = ("Errands", Self.fault)
    list.chores += [Chore(id: "6", title: .written("One more"))]
    list.openCount += 3
    expectPicture(
      try Self.tile(list, .systemMedium, in: .englishStrings).canvas,
      """
      Errands                                 7

      ○  전기 요금 내기         late, yesterday
      ○  치과 예약                        14:00
      ○  위젯 문서 검토                     Wed
      ○  우편물 보내기

      Changed elsewhere · +3 more · 1 done
      """)
  }

  /// Each family names the missing list, and none claims that nothing is due.
  @Test(arguments: sizes.keys.sorted { $0.description < $1.description })
  func aListThatIsNotThereIsNamed(family: WidgetFamily) throws {
    let agenda = DayAgenda(title: "Play", fault: .noList("Play"))
    let korean = try Self.tile(agenda, family)
    let english = try Self.tile(agenda, family, in: .englishStrings)
    for picture in [korean, english].map(\.canvas.description) {
      #expect(picture.contains("Play") && !picture.contains("0"), "\(picture)")
      #expect(!picture.contains("할 일") && !picture.contains("Nothing"), "\(picture)")
    }
    guard family != .accessoryCircular else {
      return #expect(korean.canvas.description.contains("!"))
    }
    #expect(english.canvas.description.lowercased().contains("no "))
  }

  @Test(arguments: sizes.keys.sorted { $0.description < $1.description })
  func aFileThatIsGoneIsNamed(family: WidgetFamily) throws {
    let file = try #require(ReminderProviderTests.missingFile)
    let picture = try Self.tile(DayAgenda(fault: .file(file)), family, in: .englishStrings)
      .canvas.description
    #expect(!picture.contains("Nothing") && !picture.contains("0"), "\(picture)")
    guard family != .accessoryCircular else { return #expect(picture.contains("!")) }
    #expect(picture.contains("todo.txt") || picture.contains("sync"), "\(picture)")
  }

  /// The title takes precedence over the time.
  @Test(arguments: [
    (13, ["○  전기 요금…", "○  치과 예약"]), (16, ["○  전기 요금 내…", "○  치과 예약"]),
    (21, ["○  전기 요금…  ! 어제", "○  치과 예약    14:00"]),
    (26, ["○  전기 요금 내기   ! 어제", "○  치과 예약         14:00"]),
  ])
  func titlesGoBeforeTimesWhereRoomIsScarce(width: Int, rows: [String]) throws {
    let view = Self.view(of: try Self.day(), in: .systemMedium)
    let picture = try Tile(view, width: width, height: 4).canvas.description
    #expect(picture.split(separator: "\n").dropFirst().prefix(2).map { $0.trimmed } == rows)
  }

  @Test func whatIsDoneIsStruckThroughAndStepsBack() throws {
    let canvas = try Self.tile(Self.day(), .systemLarge).canvas
    let places = (0..<canvas.size.height).flatMap { y in
      (0..<canvas.size.width).map { Point(x: $0, y: y) }
    }
    let struck = places.filter { canvas[$0.x, $0.y].style.attributes.contains(.strikethrough) }
    let first = try #require(struck.first)
    #expect(struck.allSatisfy { $0.y == first.y } && struck.count >= 3)
    let (open, done) = (canvas[first.x, first.y - 1], canvas[first.x, first.y])
    #expect(open.style.foreground != done.style.foreground)
  }

  @Test func theOnlyRowSaysWhatComesNext() throws {
    let view = Self.view(of: try Self.day(), in: .systemSmall)
    let picture = try Tile(view, width: 8, height: 1).canvas.description
    #expect(picture.trimmed == "4 전기…")
  }

  @Test func largeShowsTheDayAndHowMuchOfItIsDone() throws {
    expectPicture(
      try Self.tile(Self.day(), .systemLarge).canvas,
      """
      전체                              ▄▄▗▄▄
                                      ▗▀     ▀▖
                                      ▉  1/5  ▏
       ▄                              ▝▄     ▄▘
                                        ▀▀▀▀▀
        ▀
      ─────────────────────────────────────────
      ○  전기 요금 내기               어제 지남

      ●  장보기                            9:00

      ○  치과 예약                        14:00

      ○  위젯 문서 검토                  수요일

      ○  우편물 보내기



      1개 완료됨
      """)
  }

  @Test func accessoriesSayItInBrief() throws {
    expectPicture(
      try Self.tile(Self.day(), .accessoryRectangular).canvas,
      """
      전체 4
      전기 요금 내기
      어제 지남
      치과 예약
      """)
    expectPicture(
      try Self.tile(Self.day(), .accessoryInline).canvas, "  할 일 4개 · 전기 요금 내기")
    let ring = try Self.tile(Self.day(), .accessoryCircular)
    #expect(ring.canvas.description.contains("4"))
    #expect(ring.label == "남은 할 일 4개, 완료 1개")
  }

  @Test(arguments: [WidgetFamily.systemSmall, .systemMedium, .systemLarge])
  func invitesWhereNothingIsToBeDone(family: WidgetFamily) throws {
    let empty = try Self.tile(DayAgenda(), family).canvas.description
    #expect(empty.contains("할 일 없음") && empty.contains("여기를 눌러"))
    let done = try Self.tile(DayAgenda(doneCount: 3), family, in: .englishStrings).canvas
      .description
    #expect(done.contains("All Done") && done.contains("3 done"))
  }

  @Test(arguments: sizes.keys.sorted { $0.description < $1.description }, 1...20)
  func fitsIntoAnyHeight(family: WidgetFamily, height: Int) throws {
    var agenda = try Self.day()
    agenda.title = String(repeating: "가나다라마바", count: 10)
    for index in agenda.chores.indices {
      agenda.chores[index] = Chore(
        id: "\(index)", title: .written(String(repeating: "나", count: 60)),
        due: DueTime(.yesterday, isOver: true))
    }
    let content = try Self.tile(agenda, family, height: height).content
    for frame in content.everyText {
      #expect(frame.intersection(content.frame) == frame, "\(frame)")
    }
  }

  @Test func aTitleIsOnlyText() throws {
    let agenda = DayAgenda(
      chores: [Chore(id: "1", title: .written("\u{1B}[31mred\u{07}"))], openCount: 1)
    let canvas = try Self.tile(agenda, .systemMedium).canvas
    let row = (0..<41).map { canvas[$0, 2].glyph.description }.joined()
    #expect(row.hasPrefix("○  \u{FFFD}[31mred\u{FFFD}"))
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(reversed().drop { $0 == " " || $0 == "\n" }.reversed())
  }
}
