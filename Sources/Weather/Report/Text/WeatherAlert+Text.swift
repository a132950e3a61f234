import FoundationEssentials

extension WeatherAlert {
  private static let word = "alert"

  var line: String {
    WordWriter(Self.word, severity.rawValue).and(start).and(end).and(phrase: area)
      .and(phrase: issuer).and(phrase: details).and(rest: nameKey).line
  }

  /// Fails for other lines, and if it is malformed.
  init?(line: WordReader) {
    var words = line
    guard words.word() == Self.word, let severity = words.word().flatMap(Severity.init),
      let start = words.date(), let end = words.date(),
      let area = words.maybe({ $0.phrase() }), let issuer = words.maybe({ $0.phrase() }),
      let details = words.maybe({ $0.phrase() })
    else { return nil }
    self.init(
      severity, of: words.rest, in: area, by: issuer, details: details, from: start, until: end)
  }
}
