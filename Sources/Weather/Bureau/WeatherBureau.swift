import Almanac
package import FoundationEssentials
import Sharing

/// The shared access to weather sources, which asks each source once for the whole program.
package final class WeatherBureau: Sendable {
  package typealias Asking = @Sendable (WeatherOrder) -> Report

  private struct State {
    var known: [Place: Bulletin] = [:]
    var patience: [Source: Patience] = [:]
    /// The places that a user wants to refresh now.
    var urgent: Set<Place> = []
  }

  package let settings: WeatherSettings
  private let cache: WeatherCache?
  /// The function that asks a source; nil if no source may be asked.
  private let ask: Asking?
  private let share: @Sendable () -> Double
  /// Whether the first answer comes from the cache, without asking a source.
  private let tellsKnownFirst: Bool
  private let state = Guarded(State())
  /// Separate from the state, whose lock is held while a source is asked.
  private let mayHope = Guarded(false)

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
    return state.withLock { state in
      if takeHope() { for source in Source.allCases { state.patience[source]?.hope() } }
      let isNew = state.known[place] == nil
      if isNew { state.known[place] = cached(place) }
      if isNew, tellsKnownFirst, let known = state.known[place], isDue(known, at: date) {
        return Tidings(bulletin: known, next: date, isPreliminary: true)
      }
      let isUrgent = state.urgent.remove(place) != nil
      if isUrgent || isDue(state.known[place], at: date) {
        askSources(about: place, at: date, isUrgent: isUrgent, &state)
      }
      return news(of: place, at: date, in: state)
    }
  }

  /// Makes the next request for each place go to the sources, because the user asked to refresh.
  package func hurry() {
    state.withLock { $0.urgent = Set($0.known.keys) }
  }

  /// Allows sources that couldn't be reached to be asked again, because there may be a network now.
  /// Doesn't wait.
  package func hope() { mayHope.withLock { $0 = true } }

  private func takeHope() -> Bool {
    mayHope.withLock { mayHope in
      defer { mayHope = false }
      return mayHope
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
    about place: Place, at date: Date, isUrgent: Bool, _ state: inout State
  ) {
    guard let ask else { return }
    for source in settings.sources {
      var patience = state.patience[source] ?? Patience()
      let isWelcome = source == .file || isUrgent && patience.fault?.cause != .quota
      guard isWelcome || patience.allows(at: date) else { continue }
      let known = state.known[place].flatMap { $0.source == source ? $0 : nil }
      let order = WeatherOrder(
        source, about: place, at: date, modified: known?.modified, with: settings)
      do {
        state.known[place] = try bulletin(of: ask(order), after: known, about: place, at: date)
        state.patience[source] = nil
        return
      } catch {
        patience.fail(error, at: date, share: share())
        state.patience[source] = patience
      }
    }
  }

  /// The bulletin in a report; caches it for the next start.
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
    if bulletin.source != .file { cache?.keep(bulletin) }
    return bulletin
  }
}
