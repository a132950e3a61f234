import Almanac
import Cells
import FoundationEssentials
import Home
import HomeTesting
import Pages
import Testing
import Timelines
import Views

struct DaytimeTests {
  /// A sun that rises and sets every hour, with half an hour of daylight.
  private static let source: Home.DaytimeSource = { date, instances in
    guard instances.contains(where: { $0.kind == "weather" }) else { return nil }
    let halves = (date.timeIntervalSince1970 / 1800).rounded(.down)
    return Daytime(
      isDay: halves.truncatingRemainder(dividingBy: 2) == 0,
      until: Date(timeIntervalSince1970: (halves + 1) * 1800))
  }

  private static let day = Date(timeIntervalSince1970: 1_795_219_200)

  private func home(
    _ words: String = "sun", showing instances: [Instance] = Sample.board
  ) throws -> SeenHome {
    var presentation = try Presentation.test()
    let isKnown = presentation.preferences.set(.appearance, to: words)
    try #require(isKnown)
    return SeenHome(
      size: Size(width: 80, height: 24), device: try .test(), presentation: presentation,
      kinds: Sample.kinds, instances: instances, daytime: Self.source, at: Self.day)
  }

  /// Whether the wallpaper is light.
  private func isLight(_ home: inout SeenHome, _ date: Date) -> Bool {
    _ = home.advance(to: date)
    return (home.canvas(at: date)[79, 12].style.background?.red ?? 0) > 128
  }

  @Test func isLightByDayAndDarkByNight() throws {
    var home = try home()
    #expect(isLight(&home, Self.day))
    #expect(isLight(&home, Self.day.addingTimeInterval(1799)))
    #expect(!isLight(&home, Self.day.addingTimeInterval(1800)))
    #expect(isLight(&home, Self.day.addingTimeInterval(3600)))
    #expect(!isLight(&home, Self.day.addingTimeInterval(-1)))
  }

  @Test func wakesUpWhenTheSunRisesAndSets() throws {
    var home = try home(showing: Sample.instances([("weather", .systemSmall)]))
    var (date, turns) = (Self.day, [Bool]())
    for _ in 0..<400 where turns.count < 4 {
      let before = isLight(&home, date)
      if turns.last != before { turns.append(before) }
      let next = try #require(home.nextChange)
      #expect(next > date && next <= Self.source(date, Sample.board)?.until ?? date)
      date = next
    }
    #expect(turns == [true, false, true, false])
  }

  @Test func sleepsWhereNobodyAsksForTheSun() throws {
    var asked = try home()
    var unasked = try home("dark")
    _ = (isLight(&asked, Self.day), isLight(&unasked, Self.day))
    #expect(!isLight(&unasked, Self.day))
    asked.press(Key("d"))
    _ = asked.canvas(at: Self.day)
    #expect(asked.nextChange == unasked.nextChange)
  }

  @Test func isAmongTheAppearancesWhereItIsKnown() throws {
    var known = try home("auto")
    var unknown = try home("auto", showing: Sample.instances([("days", .systemSmall)]))
    func words(_ home: inout SeenHome) -> [String] {
      (0..<4).flatMap { _ in
        home.handle(.input(.key(Key("d"))), at: Self.day).compactMap { effect in
          if case .keep(let kept) = effect { kept.word(for: .appearance) } else { nil }
        }
      }
    }
    #expect(words(&known) == ["dark", "light", "sun", "auto"])
    #expect(words(&unknown) == ["dark", "light", "auto", "dark"])
  }

  @Test func isAsTheTerminalWithoutAnyPlace() throws {
    var home = try home(showing: Sample.instances([("days", .systemSmall)]))
    #expect(!isLight(&home, Self.day))
    _ = home.handle(.appearanceChanged(.light), at: Self.day)
    #expect(isLight(&home, Self.day))
  }
}
