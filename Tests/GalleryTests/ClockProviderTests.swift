import Almanac
import FoundationEssentials
import Testing
import Timelines
import Views
import Weather
import WidgetIntents

@testable import Gallery

struct ClockProviderTests {
  private func timeline(
    _ values: [String: IntentValue] = [:], at date: String = "2026-11-21 09:41:20",
    in zone: String = "Asia/Seoul"
  ) async throws -> Timeline<ClockEntry> {
    let context = try TimelineProviderContext.test(date, in: zone)
    var dependencies = Dependencies()
    dependencies.add(dependency: Language.english)
    dependencies.add(dependency: LocationBook())
    return try await Dependencies.$current.withValue(dependencies) {
      try await ClockProvider().timeline(for: .resolved(from: values), in: context)
    }
  }

  @Test func turnsAtEachMinute() async throws {
    let timeline = try await timeline()
    let moments = timeline.entries.map { "\($0.moment)" }
    #expect(
      moments.prefix(3) == ["2026-11-21T09:41:20", "2026-11-21T09:42:00", "2026-11-21T09:43:00"])
    #expect(moments.last == "2026-11-21T11:41:00")
    #expect(timeline.policy == .after(try #require(timeline.entries.last).date))
  }

  @Test func hasTheWeightThatIsSet() async throws {
    #expect(try await timeline().entries.first?.clock.weight == .bold)
    for weight in ClockWeight.allCases {
      let entry = try await timeline(["weight": .text(weight.rawValue)]).entries.first
      #expect(entry?.clock.weight == weight)
    }
  }

  @Test func withoutACityShowsTheZoneOfTheSystem() async throws {
    let clock = try #require(try await timeline().entries.first).clock
    #expect(clock.isOwn && clock.main.nameKey == "Seoul")
    #expect(clock.others.map(\.nameKey) == ["London", "New York", "Sydney"])
    let london = try #require(try await timeline(in: "Europe/London").entries.first).clock
    #expect(
      london.main.nameKey == "London" && london.others.map(\.nameKey) == ["New York", "Sydney"])
    // Nobody knows where that is.
    let nowhere = try #require(try await timeline(in: "Etc/GMT+3").entries.first)
    #expect(nowhere.clock.main.place == nil && SunCourse(nowhere) == nil)
  }

  @Test func skipsWhatClocksSkip() async throws {
    let entries = try await timeline(
      ["city": .text("london")], at: "2026-03-29 09:59", in: "Asia/Seoul"
    ).entries
    #expect(
      entries.prefix(3).map { "\($0.moment.time)" } == ["00:59:00", "02:00:00", "02:01:00"])
  }

  @Test func refusesACityThatIsNone() async throws {
    await #expect(throws: CityError(name: "atlantis")) {
      try await timeline(["second": .text("atlantis")])
    }
  }

  @Test(arguments: [
    ("london", "-9"), ("new-york", "-14"), ("sydney", "+2"), ("kathmandu", "-3:15"),
  ])
  func saysTheDifference(city: String, hours: String) throws {
    let clock = try ClockSheetTests.clock(.world, in: city)
    let entry = ClockEntry(date: try Zone.seoul().date("2026-11-21 09:41"), clock: clock)
    let tile = try Tile(entry.leadText(of: clock.main, over: clock.own), width: 12, height: 1)
    #expect(tile.written == "\(hours)시간")
  }

  private func course(_ city: String, _ date: String) throws -> SunCourse {
    let clock = try ClockSheetTests.clock(.solar, in: city)
    return try #require(SunCourse(ClockEntry(date: Zone.seoul().date(date), clock: clock)))
  }

  /// A path is sampled in a few rectangles, of which its points must be the same ones to grow with
  /// others.
  @Test(arguments: [SunGround.earth, .line(rowsBelow: 2)])
  func theSunsWayHasTheSamePointsInEveryRectangle(ground: SunGround) throws {
    let path = SunPath(
      course: try course("seoul", "2026-11-21 09:41"), range: 0...1, ground: ground,
      room: CGSize(width: 300, height: 136))
    let counts = [(240, 120), (120, 240), (421, 190)].map { width, height in
      path.path(in: CGRect(x: 0, y: 0, width: Double(width), height: Double(height))).points.count
    }
    #expect(Set(counts).count == 1 && counts[0] < 97)
  }

  @Test func knowsTheSunsDay() throws {
    #expect(try course("seoul", "2026-11-21 09:41").phase == .day)
    #expect(try course("seoul", "2026-11-21 17:30").phase == .twilight)
    #expect(try course("seoul", "2026-11-21 21:00").phase == .night)
    let polarNight = try course("tromso", "2026-12-21 20:00")
    #expect(polarNight.daylight.sunrise == nil && polarNight.twilight.dawn != nil)
    let polarDay = try course("tromso", "2026-06-21 20:00")
    #expect(polarDay.phase == .day && polarDay.twilight.dusk == nil && polarDay.next == nil)
  }
}
