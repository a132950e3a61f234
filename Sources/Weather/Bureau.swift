import Almanac
package import FoundationEssentials
import System

/// The known weather of a place, and the reason why there is none newer.
package struct LatestWeather: Hashable, Sendable {
  /// The last report; nil if there has never been one.
  package var report: WeatherReport?
  /// The fault of the preferred source; nil if it works.
  package var fault: WeatherFault?
  /// Why the time zone of the place can't be read, without which nothing can be made up.
  package var zoneFault: WeatherFault?
  /// The date from which asking again makes sense.
  package var next: Date
  /// Whether the last request reached no source.
  package var waitsForNetwork: Bool
  /// Whether the sources are still to be asked, although the data are due.
  package var isPreliminary: Bool

  package init(
    report: WeatherReport?, fault: WeatherFault? = nil, next: Date, waitsForNetwork: Bool = false,
    isPreliminary: Bool = false
  ) {
    self.report = report
    self.fault = fault
    self.next = next
    (self.waitsForNetwork, self.isPreliminary) = (waitsForNetwork, isPreliminary)
  }
}

/// The shared access to weather sources, which asks each source once for the whole program.
package final class WeatherBureau: Sendable {
  package typealias Asking = @Sendable (WeatherFetch) -> WeatherAnswer

  package let settings: WeatherSettings
  private let cache: WeatherCache?
  /// The function that asks a source; nil if no source may be asked.
  private let ask: Asking?
  private let share: @Sendable () -> Double
  /// Whether the first answer comes from the cache, without asking a source.
  private let tellsKnownFirst: Bool
  /// Locked only for lookups, never while a source is asked or a file is read.
  private let state = LockedValue(State())
  /// The requests under way, shared by concurrent callers.
  private let flights = SingleFlight<Matter, Outcome>()

  package init(
    _ settings: WeatherSettings, cache: WeatherCache? = nil,
    share: @escaping @Sendable () -> Double = { .random(in: 0...1) },
    tellsKnownFirst: Bool = false, ask: Asking?
  ) {
    self.settings = settings
    self.cache = cache
    self.share = share
    self.tellsKnownFirst = tellsKnownFirst
    self.ask = ask
  }

  /// The minimum age in seconds before the weather is requested again.
  private static let interval: TimeInterval = 900

  /// The weather of a place. Asks sources if it is due, and takes as long as they do; concurrent
  /// callers wait.
  package func weather(of place: Location, at date: Date) -> LatestWeather {
    guard settings.choice != .only(.simulated) else { return simulated(place, at: date) }
    let kept = recalled(place)
    if let kept, tellsKnownFirst, isDue(kept, at: date) {
      return LatestWeather(report: kept, next: date, isPreliminary: true)
    }
    let (known, isUrgent) = state.withLock { state in
      state.takeNetworkChange()
      return (state.known[place], state.urgent.remove(place) != nil)
    }
    guard isUrgent || isDue(known, at: date) else {
      return weather(of: place, at: date, in: state.withLock(\.self))
    }
    let state = askSources(about: place, at: date, isUrgent: isUrgent, since: known)
    return weather(of: place, at: date, in: state)
  }

  /// The real weather of a place that is known, without asking anybody; nil if there is none.
  package func known(of place: Location) -> WeatherReport? {
    guard settings.choice != .only(.simulated) else { return nil }
    return state.withLock { $0.known[place] } ?? cached(place)
  }

  /// Makes the next request for each place go to the sources, because the user asked to refresh.
  package func requestRefresh() {
    state.withLock { $0.urgent = $0.unknown.union($0.known.keys) }
  }

  /// Allows sources that couldn't be reached to be asked again, because there may be a network now.
  /// Doesn't wait.
  package func networkChanged() { state.withLock { $0.hasNetworkChanged = true } }

  /// The cached weather of a place without known weather, which it becomes; nil if there is none.
  private func recalled(_ place: Location) -> WeatherReport? {
    guard state.withLock({ $0.known[place] == nil }), let kept = cached(place) else { return nil }
    return state.withLock { state in
      guard state.known[place] == nil else { return nil }
      state.known[place] = kept
      return kept
    }
  }

  /// Asks each source now and returns its fault; changes nothing in the known weather.
  package func trial(about place: Location, at date: Date) -> [(
    source: Source, fault: WeatherFault?
  )] {
    settings.sources.filter { $0 != .simulated }.map { source in
      let answer = ask?(WeatherFetch(source, about: place, at: date, with: settings))
      return if case .fault(let fault) = answer { (source, fault) } else { (source, nil) }
    }
  }

  private func weather(of place: Location, at date: Date, in state: State) -> LatestWeather {
    let fault = settings.sources.compactMap { state.backoff[$0]?.fault }.first
    let retry = LatestWeather(
      report: state.known[place], fault: fault, next: nextRetry(after: date, in: state),
      waitsForNetwork: waitsForNetwork(state))
    guard let report = retry.report else {
      guard settings.choice == .auto else { return retry }
      let made = simulated(place, at: date)
      guard ask != nil, made.zoneFault == nil else { return made }
      return LatestWeather(
        report: made.report, fault: fault, next: retry.next, waitsForNetwork: retry.waitsForNetwork)
    }
    guard !isDue(report, at: date) else { return retry }
    return LatestWeather(report: report, fault: fault, next: dueDate(of: report))
  }

  private func simulated(_ place: Location, at date: Date) -> LatestWeather {
    guard let zone = try? Zone(named: place.zoneName) else {
      var latest = LatestWeather(report: nil, next: date + Self.interval)
      latest.zoneFault = WeatherFault(.zone, place.zoneName)
      return latest
    }
    let earlier = state.withLock { $0.simulated[place] }
    let report = Simulation(of: place, in: zone).report(at: date, after: earlier)
    state.withLock { $0.simulated[place] = report }
    return LatestWeather(report: report, next: date + Self.interval)
  }

  private func cached(_ place: Location) -> WeatherReport? {
    var report = settings.sources.compactMap { cache?.report(of: place, from: $0) }
      .max { $0.fetched < $1.fetched }
    // The cached name may be in another language.
    report?.place = place
    return report
  }

  /// Whether a report is due for a refresh. If the clock was set back and the report lies in
  /// the future, it is.
  private func isDue(_ report: WeatherReport?, at date: Date) -> Bool {
    guard let report, report.source != .file else { return true }
    return dueDate(of: report) <= date || report.fetched > date + 60
  }

  /// The date at which a report is due: not before the source has newer data, unless it gets old.
  private func dueDate(of report: WeatherReport) -> Date {
    let latest = report.fetched + 2 * 3600 - Self.interval
    return min(max(report.fetched + Self.interval, report.expires ?? .distantPast), latest)
  }

  private func waitsForNetwork(_ state: State) -> Bool {
    settings.sources.allSatisfy { state.backoff[$0]?.fault?.failedToConnect == true }
  }

  private func nextRetry(after date: Date, in state: State) -> Date {
    let dates = settings.sources.compactMap { state.backoff[$0]?.next }
    return max(dates.min() ?? date + Self.interval, date + 1)
  }
}

extension WeatherBureau {
  /// Asks the sources in order until one has weather.
  private func askSources(
    about place: Location, at date: Date, isUrgent: Bool, since known: WeatherReport?
  ) -> State {
    var told: WeatherReport?
    var failures: [Source: Backoff] = [:]
    for source in settings.sources where told == nil {
      let outcome = joined(source, place) {
        guard mayAsk(source, about: place, at: date, isUrgent: isUrgent, since: known) else {
          return .notAsked
        }
        return ask(source, about: place, at: date, since: known)
      }
      switch outcome {
      case .told(let report): told = report
      case .notAsked: continue
      case .failed(let backoff): failures[source] = backoff
      }
    }
    var state = state.withLock(\.self)
    if let told { state.known[place] = told }
    state.backoff.merge(failures) { now, _ in now }
    return state
  }

  /// Shares the request with concurrent callers, except for a file, which may have changed since
  /// another caller started to read it.
  private func joined(_ source: Source, _ place: Location, _ turn: () -> Outcome) -> Outcome {
    source == .file ? turn() : flights.outcome(for: Matter(source: source, place: place), turn)
  }

  private func mayAsk(
    _ source: Source, about place: Location, at date: Date, isUrgent: Bool,
    since known: WeatherReport?
  ) -> Bool {
    guard ask != nil, source != .file else { return ask != nil }
    return state.withLock { state in
      guard state.known[place] == known else { return false }
      let backoff = state.backoff[source] ?? Backoff()
      return isUrgent && backoff.fault?.cause != .quota || backoff.allows(at: date)
    }
  }

  /// Asks a source and caches its answer for the next start.
  private func ask(
    _ source: Source, about place: Location, at date: Date, since known: WeatherReport?
  ) -> Outcome {
    let known = known.flatMap { $0.source == source ? $0 : nil }
    let departure = state.withLock { $0.backoff[source] ?? Backoff() }
    let fetch = WeatherFetch(
      source, about: place, at: date, modified: known?.modified, with: settings)
    do {
      let answer = ask?(fetch) ?? .fault(WeatherFault(.program))
      let report = try report(of: answer, after: known, about: place, at: date)
      if report.source != .file { cache?.keep(report) }
      state.withLock { state in
        (state.known[place], state.backoff[source]) = (report, nil)
        state.unknown.remove(place)
      }
      return .told(report)
    } catch {
      let share = share()
      return .failed(
        state.withLock { state in
          var backoff = state.backoff[source] ?? Backoff()
          backoff.fail(error, at: date, share: share, since: departure)
          state.backoff[source] = backoff
          if state.known[place] == nil { state.unknown.insert(place) }
          return backoff
        })
    }
  }

  /// The bulletin in a report; throws the fault of one without.
  private func report(
    of answer: WeatherAnswer, after known: WeatherReport?, about place: Location, at date: Date
  ) throws(WeatherFault) -> WeatherReport {
    var report: WeatherReport
    switch (answer, known) {
    case (.report(let newer), _): report = newer
    case (.unchanged(let end), let known?):
      report = known
      (report.fetched, report.expires) = (date, end)
    case (.unchanged, nil): throw WeatherFault(.nonsense)
    case (.fault(let fault), _): throw fault
    }
    report.place = place
    if let known { report.recall(known) }
    return report
  }
}

extension WeatherBureau {
  /// The known weather, and when to ask for more.
  struct State {
    var known: [Location: WeatherReport] = [:]
    /// The last simulated weather of each place.
    var simulated: [Location: WeatherReport] = [:]
    var backoff: [Source: Backoff] = [:]
    /// The places about which nothing could be learned yet.
    var unknown: Set<Location> = []
    /// The places for which the user wants a refresh.
    var urgent: Set<Location> = []
    /// Whether the network may be back.
    var hasNetworkChanged = false

    mutating func takeNetworkChange() {
      guard hasNetworkChanged else { return }
      for source in Source.allCases { backoff[source]?.networkChanged() }
      hasNetworkChanged = false
    }
  }

  /// A request that all concurrent callers share.
  struct Matter: Hashable {
    let source: Source
    let place: Location
  }

  /// The result of asking a source.
  enum Outcome {
    case told(WeatherReport)
    /// It isn't due, or another caller has brought news meanwhile.
    case notAsked
    case failed(Backoff)
  }
}

/// The schedule of retries for a source that has failed: later each time, up to a limit.
struct Backoff: Hashable, Sendable {
  private(set) var fault: WeatherFault?
  /// The earliest date for the next request; nil if there is no limit.
  private(set) var next: Date?
  private var failures = 0

  /// The pauses in seconds: after the first failure and, after doubling each time, at most.
  private static func pauses(after fault: WeatherFault) -> (first: TimeInterval, last: TimeInterval)
  {
    switch fault.cause {
    case .quota: (900, 3600)
    case .key, .exposedKey, .file, .zone, .program: (60, 900)
    // The system says when there is a network again.
    case .offline: (10, 900)
    default: fault.failedToConnect ? (10, 60) : (60, 3600)
    }
  }

  /// Records a failure. Requests that started with the same patience and ran at the same time count
  /// as one. The random `share`, from 0 to 1, spreads the next attempts.
  mutating func fail(
    _ fault: WeatherFault, at date: Date, share: Double, since departure: Backoff
  ) {
    let (first, last) = Self.pauses(after: fault)
    let earlier = min(failures, departure.failures)
    let pause = min(last, first * Double(1 << min(earlier, 16)))
    let shortened = pause * (1 - 0.25 * min(max(0, share), 1))
    next = date + max(shortened, Double(fault.pause ?? 0))
    failures = earlier + 1
    self.fault = fault
  }

  /// Allows a retry at once if the source couldn't be reached, because there may be a network now.
  mutating func networkChanged() {
    guard fault?.failedToConnect == true else { return }
    (next, failures) = (nil, 0)
  }

  /// Whether a request is allowed. A clock that was set back doesn't extend the wait.
  func allows(at date: Date) -> Bool {
    guard let next else { return true }
    return next <= date || next > date + Self.longest
  }

  private static let longest: TimeInterval = 86_400
}
