/// Why a source has told nothing.
package struct WeatherFault: Error, Hashable, Sendable {
  package enum Cause: String, CaseIterable, Hashable, Sendable {
    /// There is no way to any other machine.
    case offline
    /// The name of the source's machine isn't known.
    case unknownHost = "unknown-host"
    case refused
    /// Nobody has taken the request in time.
    case unreachable
    /// The source has taken the request, and not answered in time.
    case timeout
    /// The certificate isn't one to trust.
    case untrusted
    /// The certificate isn't valid now, or the source's clock is another: this clock may be wrong.
    case clock
    /// The source wants fewer requests.
    case quota
    /// The source doesn't take the request as it is; the detail says why.
    case rejected
    /// The source is out of order.
    case outage
    /// The answer makes no sense.
    case nonsense
    case tooLarge = "too-large"
    case redirected
    /// What the source needs is not set, or can't be read.
    case key
    /// Others may read the key.
    case exposedKey = "exposed-key"
    /// The file is missing or can't be read.
    case file
    /// The program that asks is missing, or has failed.
    case program
  }

  package var cause: Cause
  /// What was said, in the words of who said it; short, and nothing that steers a terminal.
  package var detail: String
  /// For how many seconds the source doesn't want to be asked again.
  package var pause: Int?

  package init(_ cause: Cause, _ detail: String = "", pause: Int? = nil) {
    self.cause = cause
    self.detail = String(detail.line.prefix(Self.longestDetail))
    self.pause = pause.map { min(max(0, $0), Self.longestPause) }
  }

  private static let longestDetail = 200
  private static let longestPause = 86_400

  /// The key of a sentence about it.
  package var sentenceKey: String { "weather.fault.\(cause.rawValue)" }

  /// Whether no request has come to the source, so that it costs it nothing to be tried again soon.
  package var isOfTheWay: Bool {
    switch cause {
    case .offline, .unknownHost, .refused, .unreachable: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var steers: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: true
    default: false
    }
  }
}

extension String {
  /// On one line, with nothing that steers a terminal.
  var line: String {
    var text = UnicodeScalarView()
    for scalar in unicodeScalars { text.append(scalar.steers ? " " : scalar) }
    return String(text).split(separator: " ").joined(separator: " ")
  }
}
