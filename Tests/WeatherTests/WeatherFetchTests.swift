import Foundation
import Testing
import Weather

struct WeatherFetchTests {
  @Test func isReadAsItWasWritten() {
    var settings = WeatherSettings()
    (settings.contact, settings.keyFile) = ("a=b", "/keys/a b.p8")
    (settings.key, settings.team, settings.service, settings.file) = ("K", "T", "S", "")
    let fetch = WeatherFetch(
      .weatherKit, about: .jeju, at: Date(timeIntervalSince1970: 1_795_000_000.5),
      modified: "Sat, 21 Nov 2026 00:40:00 GMT", with: settings)
    #expect(WeatherFetch(arguments: fetch.arguments) == fetch)
    #expect(
      WeatherFetch(arguments: WeatherFetch(.file, about: .seoul, at: Date()).arguments) != nil)
  }

  @Test(arguments: [
    "source=frogs", "latitude=91", "latitude=nan", "longitude=-180.1", "longitude=x", "date=inf",
    "date=", "nonsense",
  ])
  func isNoneWithWhatCannotBe(argument: String) {
    let good = WeatherFetch(.openMeteo, about: .seoul, at: Date()).arguments
    #expect(WeatherFetch(arguments: good + [argument]) == nil)
  }

  @Test func isNoneUnlessItSaysEnough() {
    let good = WeatherFetch(.openMeteo, about: .seoul, at: Date(timeIntervalSince1970: 0)).arguments
    for index in good.indices where !good[index].hasPrefix("name=") {
      var less = good
      less.remove(at: index)
      #expect(WeatherFetch(arguments: less) == nil)
    }
  }

  @Test func aSourceIsChosenByItsWord() {
    var settings = WeatherSettings()
    #expect(settings.choose("met-norway") && settings.sources == [.metNorway])
    #expect(settings.choose("file:/a b.json") && settings.file == "/a b.json")
    #expect(!settings.choose("file") && !settings.choose("file:") && !settings.choose(""))
    #expect(settings.sources == [.file])
    #expect(settings.choose("auto") && settings.sources == [.openMeteo])
    settings.contact = "me@example.org"
    #expect(settings.sources == [.openMeteo, .metNorway])
  }
}
