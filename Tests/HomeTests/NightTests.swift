import Almanac
import Cells
import FoundationEssentials
import HomeTesting
import Pages
import Layout
import Testing
import Timelines

@testable import Home

struct NightTests {
  /// Night from sixty seconds after each full hour to the next one.
  private static let source: Home.DaytimeSource = { date, instances in
    guard instances.contains(where: { $0.kind == "weather" }) else { return nil }
    let hour = (date.timeIntervalSince1970 / 3600).rounded(.down) * 3600
    let (dusk, dawn) = (
      Date(timeIntervalSince1970: hour + 60), Date(timeIntervalSince1970: hour + 3600)
    )
    return date < dusk ? Daytime(isDay: true, until: dusk) : Daytime(isDay: false, until: dawn)
  }

  private func home(
    _ word: String, showing instances: [Instance] = Sample.board
  ) throws -> SeenHome {
    var presentation = try Presentation.test()
    let isKnown = presentation.preferences.set(.night, to: word)
    try #require(isKnown)
    return SeenHome(
      size: Size(width: 80, height: 24), device: try .test(), presentation: presentation,
      kinds: Sample.kinds, instances: instances, daytime: Self.source, at: .test)
  }

  private func isRed(_ home: SeenHome) -> Bool { home.context.presentation.look.isNight }

  private let withoutWeather = Sample.instances([("days", .systemSmall)])

  @Test func goesThroughWhatIsPossible() throws {
    func words(_ word: String, _ instances: [Instance] = Sample.board) throws -> [String] {
      var home = try home(word, showing: instances)
      return (0..<4).flatMap { _ in
        home.handle(.input(.key(Key("n"))), at: .test).compactMap { effect in
          if case .keep(let kept) = effect { kept.word(for: .night) } else { nil }
        }
      }
    }
    #expect(try words("off") == ["on", "auto", "off", "on"])
    #expect(try words("off", withoutWeather) == ["on", "off", "on", "off"])
    #expect(
      try words("off,22:00-07:00", withoutWeather)
        == ["on,22:00-07:00", "22:00-07:00", "off,22:00-07:00", "on,22:00-07:00"])
  }

  @Test func followsTheSunAndSaysSo() throws {
    var home = try home("auto")
    #expect(isRed(home) && home.text().contains("◐ 야간 자동"))
    let dawn = try #require(home.home.sun.end)
    _ = home.advance(to: dawn)
    #expect(!isRed(home) && home.text(at: dawn).contains("◐ 야간 자동"))
    home.press(Key("n"), Key(.escape))
    #expect(!isRed(home) && !home.text().contains("◐ 야간"))
  }

  @Test func saysThatItCannotKnow() throws {
    var home = try home("auto", showing: withoutWeather)
    #expect(!isRed(home) && home.text().contains("◐ 야간 자동: 날씨 없음"))
  }

  /// It is 9:41.
  @Test(arguments: [("09:41-10:00", true), ("09:42-09:41", false), ("22:00-07:00", false)])
  func isRedInItsHours(word: String, isRed: Bool) throws {
    var home = try home(word, showing: withoutWeather)
    #expect(self.isRed(home) == isRed)
    #expect(home.text().contains("◐ 야간 자동") && !home.text().contains("자동:"))
    let turn = try #require(home.home.sun.end)
    _ = home.advance(to: turn)
    #expect(self.isRed(home) != isRed)
    home.press(Key("?"))
    #expect(home.text(at: turn).contains(word))
  }

  @Test func staysWhatAnEarlierReleaseHasKept() throws {
    #expect(try isRed(home("on")) && !isRed(home("off")))
  }

  @Test(arguments: [
    "", "On", "24:00-07:00", "22:60-07:00", "22:00", "22:00-", "22:00-22:00", "22-7", "2200-0700",
    "-1:00-07:00", "22:00-07:00-08:00", "22:00–07:00", "22:00-07:0", "auto,22:00-07:00", "off,",
    "off,on", "on,22:00-07:00,", "٢٢:00-07:00",
  ])
  func refusesOtherWords(word: String) {
    var preferences = Preferences()
    #expect(!preferences.set(.night, to: word) && preferences == Preferences())
  }

  @Test func forgetsNoHoursThatDoNotCount() {
    var preferences = Preferences()
    let words = ["7:00-8:30", "off", "on", "auto", "off"].map { word in
      _ = preferences.set(.night, to: word)
      return preferences.word(for: .night)
    }
    #expect(words == ["07:00-08:30", "off,07:00-08:30", "on,07:00-08:30", "auto", "off"])
  }

  /// Clocks in New York skip from 2:00 to 3:00 on 8 March and show 1:00 to 2:00 twice on 1 November.
  @Test(arguments: [
    ("22:00-07:00", "2026-11-20", ["07:00 day", "22:00 night", "07:00 day", "22:00 night"]),
    ("01:30-06:00", "2026-11-01", ["01:30 night", "06:00 day", "01:30 night", "06:00 day"]),
    ("22:00-01:30", "2026-11-01", ["01:30 day", "22:00 night", "01:30 day", "22:00 night"]),
    ("22:00-02:30", "2026-03-08", ["03:00 day", "22:00 night", "02:30 day", "22:00 night"]),
    ("02:30-03:00", "2026-03-08", ["02:30 night", "03:00 day"]),
  ])
  func turnsOnceADay(word: String, day: String, turns: [String]) throws {
    let zone = try Zone(posix: "EST5EDT,M3.2.0,M11.1.0")
    let hours = try #require(NightHours(word))
    var date = try zone.date(of: WrittenDate(day).moment)
    var seen: [String] = []
    while seen.count < turns.count {
      let now = hours.daytime(at: date, in: zone)
      try #require(now.until > date)
      date = now.until
      let next = hours.daytime(at: date, in: zone)
      #expect(next.isDay != now.isDay && hours.daytime(at: date - 1, in: zone) == now)
      seen.append("\(zone.civil(at: date).time)".prefix(5) + (next.isDay ? " day" : " night"))
    }
    #expect(seen == turns)
  }
}
