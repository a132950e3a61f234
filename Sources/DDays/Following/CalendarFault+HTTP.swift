import HTTP

extension CalendarFault {
  /// Says nothing of the address, which is private.
  init(_ fault: HTTPFault) {
    self.init("calendar.fault.\(fault.cause.rawValue)")
    isUnreached = fault.failedToConnect
  }

  /// Why an answer holds no calendar; fails if it may hold one.
  init?(_ response: HTTPResponse) {
    switch response.status {
    case 200: return nil
    case 300..<400: self.init(HTTPFault(.redirected))
    default: self.init("calendar.fault.http %lld", "\(response.status)")
    }
    pause = response.headers["retry-after"].flatMap { Int($0) }
  }
}
