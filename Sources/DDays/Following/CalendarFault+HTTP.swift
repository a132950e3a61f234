import Wire

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
