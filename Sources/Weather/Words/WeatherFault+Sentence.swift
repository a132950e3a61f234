extension WeatherFault {
  /// What stands in the way, and what was said about it.
  package func sentence(in strings: [String: String]) -> String {
    let sentence = strings[sentenceKey] ?? cause.rawValue
    return detail.isEmpty ? sentence : "\(sentence) (\(detail))"
  }
}
