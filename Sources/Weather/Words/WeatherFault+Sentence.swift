package import System

extension WeatherFault {
  /// A sentence about the fault, with the source's message.
  package func sentence(in strings: StringTable) -> String {
    let sentence = strings[sentenceKey] ?? cause.rawValue
    return detail.isEmpty ? sentence : "\(sentence) (\(detail))"
  }
}
