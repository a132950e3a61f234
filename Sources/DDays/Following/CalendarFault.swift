import Wire

/// Why a calendar that is followed can't be read.
package struct CalendarFault: Error, Hashable, Sendable {
  /// The line of a calendar that is broken; nil if the fault isn't in one.
  package let line: Int?
  package let reason: Phrase
  /// The seconds for which a server asks not to be asked again; nil if it doesn't say.
  var pause: Int?

  package init(_ key: String, _ values: String...) {
    (line, reason) = (nil, Phrase(key, filledWith: values))
  }

  init(_ fault: LineFault) {
    (line, reason) = (fault.line, fault.reason)
  }

  init(_ error: DDayError) {
    (line, reason) = (nil, error.phrase)
  }
}

extension CalendarFault {
  /// The fault as a text for the store: the line, the key and the values, each on a line.
  var stored: String {
    ([line.map(String.init) ?? "", reason.key] + reason.values)
      .map { $0.replacing("\n", with: " ") }.joined(separator: "\n")
  }

  /// Fails if there is none.
  init?(stored text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count > 1 else { return nil }
    (line, reason) = (Int(lines[0]), Phrase(lines[1], filledWith: Array(lines.dropFirst(2))))
  }
}

extension CalendarFault {
  /// Says nothing of the address, which is private.
  init(_ fault: HTTPFault) {
    self.init(Self.key(of: fault.cause))
  }

  /// Whether a server couldn't be reached, so that asking again soon costs it nothing.
  package var isUnreached: Bool {
    HTTPFault.Cause.allCases.contains {
      HTTPFault($0).failedToConnect && Self.key(of: $0) == reason.key
    }
  }

  private static func key(of cause: HTTPFault.Cause) -> String {
    "calendar.fault.\(cause.rawValue)"
  }

  /// Why an answer holds no calendar; fails if it may hold one.
  init?(_ response: HTTPResponse) {
    switch response.status {
    case 200: return nil
    default: self.init("calendar.fault.http %lld", "\(response.status)")
    }
    pause = response.headers["retry-after"].flatMap { Int($0) }
  }
}
