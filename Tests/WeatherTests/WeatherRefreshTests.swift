import Foundation
import Testing
import System
import Weather

struct WeatherRefreshTests {
  private let start = Date(timeIntervalSince1970: 1_795_000_000)

  @Test func aPersonNeedNotWaitForAPlaceAboutWhichNothingIsKnown() {
    let isBroken = LockedValue(true)
    var settings = WeatherSettings()
    settings.choice = .only(.openMeteo)
    let bureau = WeatherBureau(settings, share: { 0 }) { fetch in
      guard !isBroken.withLock(\.self), let simulation = try? Simulation.of(fetch.place) else {
        return .fault(WeatherFault(.outage))
      }
      return .report(simulation.report(at: fetch.date))
    }
    #expect(bureau.weather(of: .seoul, at: start).report == nil)
    isBroken.withLock { $0 = false }
    #expect(bureau.weather(of: .seoul, at: start + 1).report == nil)
    bureau.requestRefresh()
    #expect(bureau.weather(of: .seoul, at: start + 2).report?.fetched == start + 2)
  }
}
