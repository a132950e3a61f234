import Almanac
import Dispatch
import Foundation
import Testing
import System
import Weather

/// Checks who waits for whom while sources are slow.
@Suite(.timeLimit(.minutes(60)))
struct WeatherFlightTests {
  private let start = Date(timeIntervalSince1970: 1_795_000_000)

  /// A source that answers about some places only after a signal.
  private final class SlowSource: Sendable {
    private let slow: Set<Location>
    private let fault: WeatherFault?
    private let asked = DispatchSemaphore(value: 0)
    private let gate = DispatchSemaphore(value: 0)
    private let done = DispatchSemaphore(value: 0)
    private let state = LockedValue<(fetches: [WeatherFetch], answers: [Location])>(([], []))

    init(slowAbout places: Set<Location>, failingWith fault: WeatherFault? = nil) {
      (slow, self.fault) = (places, fault)
    }

    var fetches: [WeatherFetch] { state.withLock(\.fetches) }
    var answers: [Location] { state.withLock(\.answers) }

    func answer(_ fetch: WeatherFetch) -> WeatherAnswer {
      state.withLock { $0.fetches.append(fetch) }
      if slow.contains(fetch.place) {
        asked.signal()
        // A call that waits in vain goes on eventually, and the order of answers reveals it.
        _ = gate.wait(timeout: .now() + 20)
      }
      state.withLock { $0.answers.append(fetch.place) }
      if let fault { return .fault(fault) }
      guard var report = try? Simulation.of(fetch.place).report(at: fetch.date) else {
        return .fault(WeatherFault(.program))
      }
      report.source = fetch.source
      return .report(report)
    }

    /// Asks on another thread.
    func begin(_ ask: @escaping @Sendable () -> Void) {
      Thread.detachNewThread { [done] in
        ask()
        done.signal()
      }
    }

    func waitUntilAsked() { asked.wait() }

    func goOn(_ count: Int = 1) {
      for _ in 0..<count { gate.signal() }
    }

    func waitForEnds(_ count: Int = 1) {
      for _ in 0..<count { done.wait() }
    }
  }

  private func bureau(_ source: SlowSource) -> WeatherBureau {
    WeatherBureau(WeatherSettings(), share: { 0 }, ask: source.answer)
  }

  @Test func onePlaceDoesNotWaitForAnother() {
    let source = SlowSource(slowAbout: [.seoul])
    let bureau = bureau(source)
    source.begin { [start] in _ = bureau.weather(of: .seoul, at: start) }
    source.waitUntilAsked()
    #expect(bureau.weather(of: .busan, at: start).report?.fetched == start)
    #expect(source.answers == [.busan])
    source.goOn()
    source.waitForEnds()
    #expect(source.answers == [.busan, .seoul])
  }

  @Test func whoeverAsksAboutOnePlaceGetsTheSameAnswer() {
    let source = SlowSource(slowAbout: [.seoul])
    let bureau = bureau(source)
    let told = LockedValue<[Date?]>([])
    for second in 0..<6 {
      source.begin { [start] in
        let date = bureau.weather(of: .seoul, at: start + Double(second)).report?.fetched
        told.withLock { $0.append(date) }
      }
    }
    source.waitUntilAsked()
    source.goOn(6)
    source.waitForEnds(6)
    #expect(source.fetches.count == 1)
    #expect(told.withLock { Set($0) }.count == 1)
  }

  @Test func aRefreshIsNotHeldUpByAnotherPlace() {
    let source = SlowSource(slowAbout: [.seoul])
    let bureau = bureau(source)
    _ = bureau.weather(of: .busan, at: start)
    source.begin { [start] in _ = bureau.weather(of: .seoul, at: start) }
    source.waitUntilAsked()
    bureau.requestRefresh()
    bureau.networkChanged()
    #expect(bureau.weather(of: .busan, at: start + 1).report?.fetched == start + 1)
    #expect(source.answers == [.busan, .busan])
    source.goOn()
    source.waitForEnds()
  }

  /// Otherwise three tiles without a network would wait as if it had failed three times.
  @Test func whatFailsAtTheSameTimeHasFailedOnce() {
    let places: Set<Location> = [.seoul, .busan]
    let source = SlowSource(slowAbout: places, failingWith: WeatherFault(.offline))
    let bureau = bureau(source)
    for place in places {
      source.begin { [start] in
        let weather = bureau.weather(of: place, at: start)
        #expect(weather.fault?.cause == .offline && weather.next == start + 10)
      }
    }
    for _ in places { source.waitUntilAsked() }
    source.goOn(2)
    source.waitForEnds(2)
    #expect(bureau.weather(of: .seoul, at: start + 1).next == start + 10)
  }
}
