/// Why a request has brought no answer.
package struct HTTPFault: Error, Hashable, Sendable {
  package enum Cause: String, CaseIterable, Hashable, Sendable {
    /// There is no network.
    case offline
    /// The host name couldn't be resolved.
    case unknownHost = "unknown-host"
    case refused
    /// The connection timed out.
    case unreachable
    /// The server accepted the request but didn't answer in time.
    case timeout
    /// The certificate isn't trusted.
    case untrusted
    /// The certificate isn't valid now: this clock may be wrong.
    case clock
    case redirected
    case tooLarge = "too-large"
    /// The answer isn't HTTP.
    case nonsense
    /// The request can't be sent as it is.
    case rejected
    case outage
    /// The fetching program is missing or has failed.
    case program
  }

  package let cause: Cause
  /// What the network library says about it; it may hold parts of the address.
  package let detail: String

  package init(_ cause: Cause, _ detail: String = "") {
    (self.cause, self.detail) = (cause, detail)
  }

  /// Whether the request didn't reach the server, so that retrying soon costs it nothing.
  package var failedToConnect: Bool {
    [.offline, .unknownHost, .refused, .unreachable].contains(cause)
  }
}
