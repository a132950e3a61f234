import FoundationEssentials
import Wire

extension HTTPResponse {
  /// The difference between clocks, in seconds, above which one must be wrong.
  private static let greatestSkew: TimeInterval = 3600

  /// The reason why an answer holds no weather; nil if it may hold some.
  func fault(at date: Date, reason: String?) -> WeatherFault? {
    refusal(reason: reason) ?? skew(at: date)
  }

  /// The reason in the answer's status; nil if it is a success.
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
