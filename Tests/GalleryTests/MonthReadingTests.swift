import Almanac
import DDays
import FoundationEssentials
import Kit
import Store
import Testing
import Timelines
import Views
import WidgetIntents

@testable import Gallery

struct MonthReadingTests {
  private func scene(
    _ date: String, _ language: Language = .korean,
    days: [(String, String, Recurrence)] = MonthWorld.days
  ) throws -> MonthScene {
    try MonthWorld.reading(language, days: days).entry(at: Zone.seoul().date(date)).scene
  }

  private func titles(_ marks: [MarkedDay]) -> [String] {
    marks.map { mark in
      switch mark.cause {
      case .dday(_, let title): "\(mark.day) \(title ?? "")"
      case .sample(let key), .holiday(let key, _): "\(mark.day) \(key)"
      }
    }
  }

  @Test func marksEachOccurrenceInItsWeeks() throws {
    let scene = try scene("2026-11-21 09:41", .english)
    #expect(
      titles(scene.marks.values.flatMap(\.self)).sorted() == [
        "2026-11-24 우진이 생일", "2026-11-25 월급날", "2026-12-03 프로젝트 마감",
      ])
    // The third of December isn't in the month.
    #expect(scene.markCount == 2)
  }

  @Test func listsWhatComesWithTheFeastsOfHolidays() throws {
    let coming = try scene("2027-02-01 09:41").coming
    #expect(
      titles(coming).prefix(4) == [
        "2027-02-07 holiday.kr.seollal", "2027-02-09 holiday.kr.seollal", "2027-02-25 월급날",
        "2027-03-01 holiday.kr.march1st",
      ])
    #expect(try scene("2027-02-01 09:41", .english, days: []).coming.isEmpty)
  }

  /// All of them are red, and the one that is today is listed.
  @Test func aDayOffIsNotTheFeast() throws {
    let scene = try scene("2027-02-06 09:41", days: [])
    #expect(
      scene.coming.prefix(3).map(\.cause) == [
        .holiday("holiday.kr.seollal", .dayOff), .holiday("holiday.kr.seollal", .feast),
        .holiday("holiday.kr.seollal", .substitute),
      ])
    let days = try (6...9).map { try WrittenDate("2027-02-0\($0)").moment.day.number }
    #expect(days.allSatisfy { scene.marks[$0]?.first?.isHoliday == true })
    let after = try self.scene("2027-02-08 09:41", days: []).coming
    #expect(titles(after).first == "2027-02-08 holiday.kr.seollal" && after.first?.isDayOff == true)
  }

  @Test func turnsAtMidnights() async throws {
    let context = try TimelineProviderContext.test("2026-12-30 23:59", in: "America/Sao_Paulo")
    let folder = try TestFolder()
    var dependencies = Dependencies(of: Store(in: folder.path))
    dependencies.add(dependency: Language.english)
    dependencies.add(dependency: WeekStart.monday)
    let timeline = try await Dependencies.$current.withValue(dependencies) {
      try await MonthProvider().timeline(for: MonthIntent(), in: context)
    }
    #expect(timeline.entries.count == 8)
    #expect(
      timeline.entries.prefix(3).map { "\($0.scene.today) \($0.scene.grid.start)" } == [
        "2026-12-30 2026-12-01", "2026-12-31 2026-12-01", "2027-01-01 2027-01-01",
      ])
    #expect(timeline.policy == .after(try #require(timeline.entries.last).date))
  }

  @Test(arguments: [
    ("ko_KR.UTF-8", Weekday.sunday), ("en_US.UTF-8", .sunday), ("de_DE@euro", .monday),
    ("ar_EG", .saturday), ("C.UTF-8", .monday), ("", .monday), ("ko", .sunday),
  ])
  func weeksBeginByLocale(locale: String, weekday: Weekday) {
    #expect(WeekStart(locale: locale).weekday == weekday)
  }

  @Test(arguments: [
    ("2026-02-10", WeekStart.sunday, 4), ("2026-11-21", .sunday, 5), ("2026-08-01", .sunday, 6),
    ("2026-11-21", .monday, 6), ("9999-12-31", .sunday, 5), ("0001-01-01", .monday, 5),
  ])
  func hasWholeWeeks(day: String, start: WeekStart, weeks: Int) throws {
    let grid = MonthGrid(of: try WrittenDate(day).moment.day, weeksFrom: start)
    #expect(grid.weekCount == weeks && grid.weeks.count == weeks)
    #expect(grid.weeks.joined().filter(grid.holds).count >= 28)
    #expect(grid.weeks.first?.contains(grid.start.number) == true)
  }

  /// While the screen is locked, no day of anyone stands out.
  @Test(arguments: MonthWorld.sizes.keys)
  func saysNothingWhileLocked(family: WidgetFamily) throws {
    func node(days: [(String, String, Recurrence)]) throws -> Node {
      let entry = try MonthWorld.reading(.english, days: days)
        .entry(at: Zone.seoul().date("2026-11-21 09:41"))
      var environment = EnvironmentValues()
      environment.redactionReasons = .privacy
      return Node(archiving: MonthWorld.view(of: entry, in: family), in: environment)
    }
    let words = "\(try node(days: MonthWorld.days))"
    for title in MonthWorld.days.map(\.0) {
      #expect(
        !words.split(separator: "\n").contains { $0.contains(title) && !$0.contains("private") })
    }
  }
}
