extension WeatherBureau {
  /// The known weather, and when to ask for more.
  struct State {
    var known: [Place: Bulletin] = [:]
    var patience: [Source: Patience] = [:]
    /// The places for which the user wants a refresh.
    var urgent: Set<Place> = []
    /// Whether the network may be back.
    var mayHope = false

    mutating func takeHope() {
      guard mayHope else { return }
      for source in Source.allCases { patience[source]?.hope() }
      mayHope = false
    }
  }

  /// A request that all concurrent callers share.
  struct Matter: Hashable {
    let source: Source
    let place: Place
  }

  /// The result of asking a source.
  enum Outcome {
    case told(Bulletin)
    /// It isn't due, or another caller has brought news meanwhile.
    case notAsked
    case failed(Patience)
  }
}
