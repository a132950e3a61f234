package import FoundationEssentials
import System

/// The result of asking a source once.
package enum WeatherAnswer: Hashable, Sendable {
  case report(WeatherReport)
  /// The last report is still valid, at least until this date.
  case unchanged(until: Date?)
  case fault(WeatherFault)
}

extension WeatherAnswer {
  static let title = "widgetty-weather 1"
  static let last = "end"

  /// The answer as lines of text for another process or another day; `init(text:)` reads it.
  package var text: String {
    ([Self.title] + lines + [Self.last]).map { $0 + "\n" }.joined()
  }

  private var lines: [String] {
    switch self {
    case .report(let report): report.lines
    case .unchanged(let date): [WordWriter("unchanged").and(date).line]
    case .fault(let fault):
      [WordWriter("fault", fault.cause.rawValue).and(fault.pause).and(rest: fault.detail).line]
    }
  }

  /// The maximum size in bytes, larger than any answer.
  package static let greatestSize = Bound.weatherText.greatest

  /// Fails if the text isn't a complete answer.
  package init?(text: String) {
    guard text.utf8.count <= Self.greatestSize else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.popLast() == "", lines.popLast() == Self.last[...] else { return nil }
    guard lines.first == Self.title[...] else { return nil }
    self.init(lines: lines.dropFirst().map(WordReader.init))
  }

  private init?(lines: [WordReader]) {
    guard var first = lines.first else { return nil }
    switch first.word() {
    case "unchanged":
      guard lines.count == 1, let date = first.maybe({ $0.date() }) else { return nil }
      self = .unchanged(until: date)
    case "fault":
      guard lines.count == 1, let cause = first.word().flatMap(WeatherFault.Cause.init),
        let pause = first.maybe({ $0.integer(in: 0...86_400) })
      else { return nil }
      self = .fault(WeatherFault(cause, first.rest, pause: pause))
    default:
      guard let report = WeatherReport(lines: lines) else { return nil }
      self = .report(report)
    }
  }
}
