import System

/// The reason why a source gave no weather.
package struct WeatherFault: Error, Hashable, Sendable {
  package enum Cause: String, CaseIterable, Hashable, Sendable {
    /// There is no network.
    case offline
    /// The host name couldn't be resolved.
    case unknownHost = "unknown-host"
    case refused
    /// The connection timed out.
    case unreachable
    /// The source accepted the request but didn't answer in time.
    case timeout
    /// The certificate isn't trusted.
    case untrusted
    /// The certificate isn't valid now, or the source's clock differs: this clock may be wrong.
    case clock
    /// The source limits the number of requests.
    case quota
    /// The source rejects the request; the detail says why.
    case rejected
    /// The source is out of service.
    case outage
    /// The answer can't be parsed.
    case nonsense
    case tooLarge = "too-large"
    case redirected
    /// A required setting is missing or can't be read.
    case key
    /// Other users can read the key.
    case exposedKey = "exposed-key"
    /// The file is missing or can't be read.
    case file
    /// The time zone's data is missing or can't be read.
    case zone
    /// The fetching program is missing or has failed.
    case program
  }

  package var cause: Cause
  /// The source's own message; short and safe to print on a terminal.
  package var detail: String
  /// The seconds for which the source asks not to be contacted again; nil if it doesn't say.
  package var pause: Int?

  package init(_ cause: Cause, _ detail: String = "", pause: Int? = nil) {
    self.cause = cause
    self.detail = String(detail.line.prefix(Self.longestDetail))
    self.pause = pause.map { min(max(0, $0), Self.longestPause) }
  }

  private static let longestDetail = 200
  private static let longestPause = 86_400

  /// The localization key of a sentence about the fault.
  package var sentenceKey: String { "weather.fault.\(cause.rawValue)" }

  /// The same where places were searched, for which the weather isn't to blame.
  package var searchKey: String {
    switch cause {
    case .offline, .clock, .program: sentenceKey
    default: "weather.search.fault"
    }
  }

  /// Whether the request didn't reach the source, so that retrying soon costs it nothing.
  package var failedToConnect: Bool {
    switch cause {
    case .offline, .unknownHost, .refused, .unreachable: true
    default: false
    }
  }
}

extension String {
  /// The text on one line, safe to print on a terminal.
  var line: String {
    var text = UnicodeScalarView()
    for scalar in unicodeScalars { text.append(scalar.isUnseen ? " " : scalar) }
    return String(text).split(separator: " ").joined(separator: " ")
  }
}
