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
