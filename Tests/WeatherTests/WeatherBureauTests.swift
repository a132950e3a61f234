import Almanac
import Foundation
import Kit
import Testing
import System
import Weather

struct WeatherBureauTests {
  private let start = Date(timeIntervalSince1970: 1_795_000_000)

  /// Sources with prepared answers, and a record of the requests.
  private final class Sources: Sendable {
    private let state = LockedValue((answers: [Source: WeatherAnswer](), fetches: [WeatherFetch]()))

    var fetches: [WeatherFetch] { state.withLock(\.fetches) }

    init(saying answer: WeatherAnswer? = nil) { Source.allCases.forEach { say(answer, from: $0) } }

    func say(_ answer: WeatherAnswer?, from source: Source) {
      state.withLock { $0.answers[source] = answer }
    }

    func answer(_ fetch: WeatherFetch) -> WeatherAnswer {
      let answer = state.withLock { state in
        state.fetches.append(fetch)
        return state.answers[fetch.source]
      }
      if let answer { return answer }
      guard var report = try? Simulation.of(fetch.place).report(at: fetch.date) else {
        return .fault(WeatherFault(.program))
      }
      report.source = fetch.source
      return .report(report)
    }
  }

  private func bureau(
    _ sources: Sources, _ word: String = "auto", contact: String? = "me@example.org",
    cache: WeatherCache? = nil
  ) -> WeatherBureau {
    var settings = WeatherSettings()
    _ = settings.choose(word)
    settings.contact = contact
    return WeatherBureau(settings, cache: cache, share: { 0 }, ask: sources.answer)
  }

  private let offline = WeatherAnswer.fault(WeatherFault(.offline))

  @Test func severalTilesOfAPlaceCostOneRequest() {
    let sources = Sources()
    let bureau = bureau(sources)
    for second in 0..<5 { _ = bureau.weather(of: .seoul, at: start + Double(second)) }
    #expect(sources.fetches.map(\.source) == [.openMeteo])
    _ = bureau.weather(of: .busan, at: start)
    #expect(sources.fetches.count == 2)
  }

  @Test func asksAgainAfterAQuarterOfAnHour() {
    let sources = Sources()
    let bureau = bureau(sources)
    #expect(bureau.weather(of: .seoul, at: start).next == start + 900)
    #expect(bureau.weather(of: .seoul, at: start + 899).report?.fetched == start)
    #expect(bureau.weather(of: .seoul, at: start + 900).report?.fetched == start + 900)
  }

  @Test func aPersonNeedNotWait() {
    let sources = Sources()
    let bureau = bureau(sources)
    _ = bureau.weather(of: .seoul, at: start)
    bureau.requestRefresh()
    #expect(bureau.weather(of: .seoul, at: start + 1).report?.fetched == start + 1)
    #expect(bureau.weather(of: .seoul, at: start + 2).report?.fetched == start + 1)
    bureau.requestRefresh()
    sources.say(.fault(WeatherFault(.quota, pause: 600)), from: .openMeteo)
    sources.say(offline, from: .metNorway)
    _ = bureau.weather(of: .seoul, at: start + 2)
    bureau.requestRefresh()
    let count = sources.fetches.count
    _ = bureau.weather(of: .seoul, at: start + 3)
    #expect(sources.fetches.dropFirst(count).map(\.source) == [.metNorway])
  }

  @Test func theNextSourceStandsIn() {
    let sources = Sources()
    sources.say(.fault(WeatherFault(.outage, "HTTP 503")), from: .openMeteo)
    let weather = bureau(sources).weather(of: .seoul, at: start)
    #expect(weather.report?.source == .metNorway)
    #expect(weather.fault == WeatherFault(.outage, "HTTP 503"))
    #expect(
      bureau(sources, contact: nil).weather(of: .seoul, at: start).report?.source == .simulated)
  }

  @Test func onlyWhereNobodyEverToldAnythingItIsMadeUp() {
    let sources = Sources(saying: offline)
    let bureau = bureau(sources)
    let first = bureau.weather(of: .seoul, at: start)
    #expect(first.report?.source == .simulated && first.fault?.cause == .offline)
    #expect(first.waitsForNetwork && first.next == start + 10)
    for source in Source.allCases { sources.say(nil, from: source) }
    #expect(bureau.weather(of: .seoul, at: start + 60).report?.source == .openMeteo)
    for source in Source.allCases { sources.say(offline, from: source) }
    let weather = bureau.weather(of: .seoul, at: start + 90_000)
    #expect(weather.report?.source == .openMeteo && weather.report?.fetched == start + 60)
  }

  @Test func aSourceThatWasChosenIsNotMadeUp() {
    let sources = Sources()
    sources.say(offline, from: .weatherKit)
    let weather = bureau(sources, "weatherkit").weather(of: .seoul, at: start)
    #expect(weather.report == nil && weather.fault?.cause == .offline)
    let made = bureau(sources, "simulated").weather(of: .seoul, at: start)
    #expect(made.report?.source == .simulated && sources.fetches.map(\.source) == [.weatherKit])
  }

  /// Without any network it asks rarely, for the system says when there is one.
  @Test(arguments: [(WeatherFault.Cause.unknownHost, 60, 1500), (.offline, 900, 140)])
  func aDayWithoutAnswersIsOverSoon(cause: WeatherFault.Cause, patience: Double, most: Int) {
    let sources = Sources(saying: .fault(WeatherFault(cause)))
    let bureau = bureau(sources, contact: nil)
    var date = start
    while date < start + 86_400 {
      let next = bureau.weather(of: .seoul, at: date).next
      #expect(next > date && next <= date + patience)
      date = next
    }
    #expect(sources.fetches.count < most)
    sources.say(nil, from: .openMeteo)
    #expect(bureau.weather(of: .seoul, at: date).report?.source == .openMeteo)
  }

  @Test func whereThereMayBeANetworkAgainTheSourcesAreAskedAtOnce() {
    let sources = Sources(saying: offline)
    sources.say(.fault(WeatherFault(.outage)), from: .metNorway)
    let bureau = bureau(sources)
    #expect(!bureau.weather(of: .seoul, at: start).waitsForNetwork)
    bureau.networkChanged()
    _ = bureau.weather(of: .seoul, at: start + 1)
    #expect(sources.fetches.map(\.source) == [.openMeteo, .metNorway, .openMeteo])
    _ = bureau.weather(of: .seoul, at: start + 2)
    #expect(sources.fetches.count == 3)
  }

  /// A clock that is wrong for a while leaves no tile waiting for a wrong date.
  @Test func aReportOfTheFutureIsNoReasonToWait() {
    let sources = Sources()
    let bureau = bureau(sources)
    _ = bureau.weather(of: .seoul, at: start + 1e6)
    for source in Source.allCases { sources.say(offline, from: source) }
    let weather = bureau.weather(of: .seoul, at: start)
    #expect(weather.next <= start + 60 && weather.waitsForNetwork)
  }

  @Test func aServerThatFailsIsLeftInPeace() {
    let sources = Sources()
    sources.say(.fault(WeatherFault(.outage)), from: .openMeteo)
    let bureau = bureau(sources, contact: nil)
    var date = start
    while date < start + 86_400 { date = bureau.weather(of: .seoul, at: date).next }
    #expect(sources.fetches.count <= 31)
  }

  @Test func aQuotaIsHeeded() {
    let sources = Sources()
    sources.say(.fault(WeatherFault(.quota, pause: 5000)), from: .openMeteo)
    let bureau = bureau(sources, contact: nil)
    #expect(bureau.weather(of: .seoul, at: start).next == start + 5000)
    _ = bureau.weather(of: .seoul, at: start + 4999)
    #expect(sources.fetches.count == 1)
  }

  @Test func whatIsUnchangedIsFreshAgain() throws {
    let sources = Sources()
    let bureau = bureau(sources, "met-norway")
    var told = try Simulation.of(.seoul).report(at: start)
    (told.source, told.modified) = (.metNorway, "Sat, 21 Nov 2026 00:40:00 GMT")
    sources.say(.report(told), from: .metNorway)
    _ = bureau.weather(of: .seoul, at: start)
    sources.say(.unchanged(until: start + 4000), from: .metNorway)
    let weather = bureau.weather(of: .seoul, at: start + 900)
    #expect(sources.fetches.last?.modified == "Sat, 21 Nov 2026 00:40:00 GMT")
    #expect(weather.report?.fetched == start + 900 && weather.next == start + 4000)
  }

  /// MET Norway reports nothing about past hours.
  @Test func theDayIsAsWarmAsItsMorningWas() throws {
    let sources = Sources()
    let bureau = bureau(sources, "met-norway")
    let zone = try Zone.seoul()
    func told(at hour: Int, _ temperatures: [Temperature]) throws -> WeatherReport {
      let start = try zone.date("2026-11-21 00:00") + 3600 * Double(hour)
      let hours = temperatures.enumerated().map { number, temperature in
        Forecast.Hour(
          date: start + 3600 * Double(number),
          reading: WeatherSample(condition: .clear, isDay: true, temperature: temperature))
      }
      let (high, low) = (temperatures.max() ?? 0, temperatures.min() ?? 0)
      let days = [
        Forecast.Day(
          day: zone.civil(at: start).day,
          reading: DayWeather(condition: .clear, high: high, low: low))
      ]
      return WeatherReport(
        place: .seoul, source: .metNorway, fetched: start,
        forecast: Forecast(current: hours[0], hours: Array(hours.dropFirst()), days: days))
    }
    let tellings: [(Int, [Temperature])] = [(6, [-5, 3, 9, 7]), (8, [10, 7, 4]), (9, [6, 5])]
    for (hour, temperatures) in tellings {
      sources.say(.report(try told(at: hour, temperatures)), from: .metNorway)
      let date = try zone.date("2026-11-21 00:00") + 3600 * Double(hour)
      let forecast = try #require(bureau.weather(of: .seoul, at: date).report?.forecast)
      #expect(forecast.days[0].reading.low == -5)
      #expect(forecast.days[0].reading.high == (hour == 6 ? 9 : 10))
      #expect(forecast.hour(at: date)?.reading.temperature == temperatures[0])
      #expect(forecast.hours(from: date, 9).count == temperatures.count - 1)
    }
  }

  @Test func whatWasKeptIsThereAtOnce() throws {
    let folder = try TestFolder()
    let cache = WeatherCache(in: folder.path)
    let sources = Sources()
    _ = bureau(sources, cache: cache).weather(of: .seoul, at: start)
    for source in Source.allCases { sources.say(offline, from: source) }
    let weather = bureau(sources, cache: cache).weather(of: .seoul, at: start + 600)
    #expect(weather.report?.fetched == start && sources.fetches.count == 1)
    let lid = bureau(sources, cache: cache).weather(of: .seoul, at: start + 3 * 86_400)
    #expect(lid.report?.fetched == start && lid.fault?.cause == .offline)
  }

  @Test func whatWasKeptIsToldBeforeAnybodyIsAsked() throws {
    let folder = try TestFolder()
    let cache = WeatherCache(in: folder.path)
    _ = bureau(Sources(), cache: cache).weather(of: .seoul, at: start)
    let sources = Sources()
    let later = WeatherBureau(
      WeatherSettings(), cache: cache, tellsKnownFirst: true, ask: sources.answer)
    let first = later.weather(of: .seoul, at: start + 3600)
    #expect(first.isPreliminary && first.report?.fetched == start && sources.fetches.isEmpty)
    let second = later.weather(of: .seoul, at: start + 3600)
    #expect(!second.isPreliminary && second.report?.fetched == start + 3600)
  }

  @Test func aClockThatWasSetBackHoldsNothingUp() {
    let sources = Sources()
    let bureau = bureau(sources)
    _ = bureau.weather(of: .seoul, at: start + 1e9)
    #expect(bureau.weather(of: .seoul, at: start).report?.fetched == start)
  }
}
