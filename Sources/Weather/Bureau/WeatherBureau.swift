import Almanac
package import FoundationEssentials
import Threading

/// The shared access to weather sources, which asks each source once for the whole program.
package final class WeatherBureau: Sendable {
  package typealias Asking = @Sendable (WeatherOrder) -> Report

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
  package func news(of place: Place, at date: Date) -> Tidings {
    guard settings.choice != .only(.simulated) else { return simulated(place, at: date) }
    let kept = recalled(place)
    if let kept, tellsKnownFirst, isDue(kept, at: date) {
      return Tidings(bulletin: kept, next: date, isPreliminary: true)
    }
    let (known, isUrgent) = state.withLock { state in
      state.takeHope()
      return (state.known[place], state.urgent.remove(place) != nil)
    }
    guard isUrgent || isDue(known, at: date) else {
      return news(of: place, at: date, in: state.withLock(\.self))
    }
    let state = askSources(about: place, at: date, isUrgent: isUrgent, since: known)
    return news(of: place, at: date, in: state)
  }

  /// Makes the next request for each place go to the sources, because the user asked to refresh.
  package func hurry() {
    state.withLock { $0.urgent = Set($0.known.keys) }
  }

  /// Allows sources that couldn't be reached to be asked again, because there may be a network now.
  /// Doesn't wait.
  package func hope() { state.withLock { $0.mayHope = true } }

  /// The cached weather of a place without known weather, which it becomes; nil if there is none.
  private func recalled(_ place: Place) -> Bulletin? {
    guard state.withLock({ $0.known[place] == nil }), let kept = cached(place) else { return nil }
    return state.withLock { state in
      guard state.known[place] == nil else { return nil }
      state.known[place] = kept
      return kept
    }
  }

  /// Asks each source now and returns its fault; changes nothing in the known weather.
  package func trial(about place: Place, at date: Date) -> [(source: Source, fault: WeatherFault?)]
  {
    settings.sources.filter { $0 != .simulated }.map { source in
      let report = ask?(WeatherOrder(source, about: place, at: date, with: settings))
      return if case .fault(let fault) = report { (source, fault) } else { (source, nil) }
    }
  }

  private func news(of place: Place, at date: Date, in state: State) -> Tidings {
    let fault = settings.sources.compactMap { state.patience[$0]?.fault }.first
    let retry = Tidings(
      bulletin: state.known[place], fault: fault, next: nextRetry(after: date, in: state),
      isCutOff: isCutOff(state))
    guard let bulletin = retry.bulletin else {
      guard settings.choice == .auto else { return retry }
      let made = simulated(place, at: date)
      guard ask != nil else { return made }
      return Tidings(
        bulletin: made.bulletin, fault: fault, next: retry.next, isCutOff: retry.isCutOff)
    }
    guard !isDue(bulletin, at: date) else { return retry }
    return Tidings(bulletin: bulletin, fault: fault, next: dueDate(of: bulletin))
  }

  private func simulated(_ place: Place, at date: Date) -> Tidings {
    let zone = (try? Zone(named: place.zoneName)) ?? .utc
    return Tidings(
      bulletin: Simulation(of: place, in: zone).bulletin(at: date), next: date + Self.interval)
  }

  private func cached(_ place: Place) -> Bulletin? {
    var bulletin = settings.sources.compactMap { cache?.bulletin(of: place, from: $0) }
      .max { $0.fetched < $1.fetched }
    // The cached name may be in another language.
    bulletin?.place = place
    return bulletin
  }

  /// Whether a bulletin is due for a refresh. If the clock was set back and the bulletin lies in
  /// the future, it is.
  private func isDue(_ bulletin: Bulletin?, at date: Date) -> Bool {
    guard let bulletin, bulletin.source != .file else { return true }
    return dueDate(of: bulletin) <= date || bulletin.fetched > date + 60
  }

  /// The date at which a bulletin is due: not before the source has newer data, unless it gets old.
  private func dueDate(of bulletin: Bulletin) -> Date {
    let latest = bulletin.fetched + 2 * 3600 - Self.interval
    return min(max(bulletin.fetched + Self.interval, bulletin.expires ?? .distantPast), latest)
  }

  private func isCutOff(_ state: State) -> Bool {
    settings.sources.allSatisfy { state.patience[$0]?.fault?.isOfTheWay == true }
  }

  private func nextRetry(after date: Date, in state: State) -> Date {
    let dates = settings.sources.compactMap { state.patience[$0]?.next }
    return max(dates.min() ?? date + Self.interval, date + 1)
  }
}

extension WeatherBureau {
  /// Asks the sources in order until one has weather.
  private func askSources(
    about place: Place, at date: Date, isUrgent: Bool, since known: Bulletin?
  ) -> State {
    var told: Bulletin?
    var failures: [Source: Patience] = [:]
    for source in settings.sources where told == nil {
      let outcome = joined(source, place) {
        guard mayAsk(source, about: place, at: date, isUrgent: isUrgent, since: known) else {
          return .notAsked
        }
        return ask(source, about: place, at: date, since: known)
      }
      switch outcome {
      case .told(let bulletin): told = bulletin
      case .notAsked: continue
      case .failed(let patience): failures[source] = patience
      }
    }
    var state = state.withLock(\.self)
    if let told { state.known[place] = told }
    state.patience.merge(failures) { now, _ in now }
    return state
  }

  /// Shares the request with concurrent callers, except for a file, which may have changed since
  /// another caller started to read it.
  private func joined(_ source: Source, _ place: Place, _ turn: () -> Outcome) -> Outcome {
    source == .file ? turn() : flights.outcome(for: Matter(source: source, place: place), turn)
  }

  private func mayAsk(
    _ source: Source, about place: Place, at date: Date, isUrgent: Bool, since known: Bulletin?
  ) -> Bool {
    guard ask != nil, source != .file else { return ask != nil }
    return state.withLock { state in
      guard state.known[place] == known else { return false }
      let patience = state.patience[source] ?? Patience()
      return isUrgent && patience.fault?.cause != .quota || patience.allows(at: date)
    }
  }

  /// Asks a source and caches its answer for the next start.
  private func ask(
    _ source: Source, about place: Place, at date: Date, since known: Bulletin?
  ) -> Outcome {
    let known = known.flatMap { $0.source == source ? $0 : nil }
    let departure = state.withLock { $0.patience[source] ?? Patience() }
    let order = WeatherOrder(
      source, about: place, at: date, modified: known?.modified, with: settings)
    do {
      let report = ask?(order) ?? .fault(WeatherFault(.program))
      let bulletin = try bulletin(of: report, after: known, about: place, at: date)
      if bulletin.source != .file { cache?.keep(bulletin) }
      state.withLock { ($0.known[place], $0.patience[source]) = (bulletin, nil) }
      return .told(bulletin)
    } catch {
      let share = share()
      return .failed(
        state.withLock { state in
          var patience = state.patience[source] ?? Patience()
          patience.fail(error, at: date, share: share, since: departure)
          state.patience[source] = patience
          return patience
        })
    }
  }

  /// The bulletin in a report; throws the fault of one without.
  private func bulletin(
    of report: Report, after known: Bulletin?, about place: Place, at date: Date
  ) throws(WeatherFault) -> Bulletin {
    var bulletin: Bulletin
    switch (report, known) {
    case (.news(let news), _): bulletin = news
    case (.unchanged(let end), let known?):
      bulletin = known
      (bulletin.fetched, bulletin.expires) = (date, end)
    case (.unchanged, nil): throw WeatherFault(.nonsense)
    case (.fault(let fault), _): throw fault
    }
    bulletin.place = place
    if let known { bulletin.recall(known) }
    return bulletin
  }
}
