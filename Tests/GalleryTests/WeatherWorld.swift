import FoundationEssentials
import System
import Weather

/// A source with fair weather, unless a script makes it fail.
final class WeatherWorld: Sendable {
  typealias Script = @Sendable (Date) -> WeatherFault?

  struct Attempt: Sendable {
    let date: Date
    let place: Location
    let fault: WeatherFault?

    /// Whether the request reached the source.
    var isRequest: Bool { fault?.failedToConnect != true }
  }

  private let script: Script
  private let log = LockedValue<[Attempt]>([])

  init(_ script: @escaping Script) {
    self.script = script
  }

  var attempts: [Attempt] { log.withLock(\.self) }

  func answer(_ fetch: WeatherFetch) -> WeatherAnswer {
    let fault = script(fetch.date)
    log.withLock { $0.append(Attempt(date: fetch.date, place: fetch.place, fault: fault)) }
    if let fault { return .fault(fault) }
    let now = Forecast.Hour(
      date: fetch.date, reading: WeatherSample(condition: .clear, isDay: true, temperature: 20))
    return .report(
      WeatherReport(
        place: fetch.place, source: fetch.source, fetched: fetch.date,
        forecast: Forecast(current: now, hours: [], days: [])))
  }

  /// The most requests for one place within a day.
  var mostRequestsInADay: Int {
    Dictionary(grouping: attempts.filter(\.isRequest), by: \.place).values
      .map { $0.map(\.date).mostInADay }.max() ?? 0
  }
}

extension [Date] {
  /// The most of these sorted dates within 24 hours.
  var mostInADay: Int {
    var (most, first) = (0, startIndex)
    for (index, date) in enumerated() {
      while self[first] <= date - 86_400 { first += 1 }
      most = Swift.max(most, index - first + 1)
    }
    return most
  }
}
