extension WeatherBureau {
  /// What the bureau knows, and when it may ask for more.
  struct State {
    var known: [Place: Bulletin] = [:]
    var patience: [Source: Patience] = [:]
    /// Where somebody wants to know at once.
    var urgent: Set<Place> = []
    /// Whether there may be a network again.
    var mayHope = false

    mutating func takeHope() {
      guard mayHope else { return }
      for source in Source.allCases { patience[source]?.hope() }
      mayHope = false
    }
  }

  /// What is asked once for all who want to know it now.
  struct Matter: Hashable {
    let source: Source
    let place: Place
  }

  /// What came of turning to a source.
  enum Outcome {
    case told(Bulletin)
    /// It isn't its time, or somebody has brought news meanwhile.
    case notAsked
    case failed(Patience)
  }
}
