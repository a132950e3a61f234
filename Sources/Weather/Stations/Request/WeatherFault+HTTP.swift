package import Wire

extension WeatherFault {
  package init(_ fault: HTTPFault) {
    let cause: Cause =
      switch fault.cause {
      case .offline: .offline
      case .unknownHost: .unknownHost
      case .refused: .refused
      case .unreachable: .unreachable
      case .timeout: .timeout
      case .untrusted: .untrusted
      case .clock: .clock
      case .redirected: .redirected
      case .tooLarge: .tooLarge
      case .nonsense: .nonsense
      case .rejected: .rejected
      case .outage: .outage
      case .program: .program
      }
    self.init(cause, fault.detail)
  }
}
