import FoundationEssentials
import Weather

extension Answer {
  /// By how much clocks may differ before one of them must be wrong.
  private static let greatestSkew: TimeInterval = 3600

  /// Why the answer is no weather; nil if it may be.
  func fault(at date: Date, reason: String?) -> WeatherFault? {
    refusal(reason: reason) ?? skew(at: date)
  }

  /// Why nothing is told; nil if something may be.
  func refusal(reason: String?) -> WeatherFault? {
    switch status {
    case 200..<300: nil
    case 300..<400: WeatherFault(.redirected)
    case 429: WeatherFault(.quota, reason ?? "", pause: headers["retry-after"].flatMap { Int($0) })
    case 400..<500: WeatherFault(.rejected, reason ?? "HTTP \(status)")
    case 500..<600: WeatherFault(.outage, reason ?? "HTTP \(status)")
    default: WeatherFault(.nonsense, "HTTP \(status)")
    }
  }

  private func skew(at date: Date) -> WeatherFault? {
    guard let other = headers["date"].flatMap(HTTPDate.init)?.date else { return nil }
    let isFar = abs(other.timeIntervalSince(date)) > Self.greatestSkew
    return isFar ? WeatherFault(.clock, headers["date"] ?? "") : nil
  }
}
