import Foundation
import Kit
import Weather

/// A failure of a weather request.
enum Misfortune: String, CaseIterable, Sendable {
  case noNetwork, unknownName, nobodyListens, nobodyGreets
  case strangerInPlace, otherName, certificateIsOver
  case tooManyRequests, refusal, outage
  case noAnswer, dripping, endless, bomb, nonsense, leadsToFile, otherClock
  case columnsWithHoles, missingHour

  /// Only the superuser can take away the network.
  static var possible: [Self] { allCases.filter { $0 != .noNetwork || OwnNetwork.isPossible } }

  /// The cause of the fault; nil if the weather arrives all the same.
  var cause: WeatherFault.Cause? {
    switch self {
    case .noNetwork: .offline
    case .unknownName: .unknownHost
    case .nobodyListens: .refused
    case .nobodyGreets: .unreachable
    case .strangerInPlace, .otherName: .untrusted
    case .certificateIsOver, .otherClock: .clock
    case .tooManyRequests: .quota
    case .refusal: .rejected
    case .outage: .outage
    case .noAnswer, .dripping: .timeout
    case .endless, .bomb: .tooLarge
    case .nonsense: .nonsense
    case .leadsToFile: .redirected
    case .columnsWithHoles, .missingHour: nil
    }
  }

  /// The detail that the source gives.
  var detail: String? {
    switch self {
    case .tooManyRequests: "Minutely API request limit exceeded."
    case .refusal: "Latitude must be in range."
    default: nil
    }
  }

  /// A source with which the failure occurs.
  func source(at date: Date) throws -> FaultySource {
    switch self {
    case .noNetwork: FaultySource(origin: "http://192.0.2.1", starter: ["/usr/bin/unshare", "-n"])
    case .unknownName: FaultySource(origin: "https://widgetty.invalid")
    case .nobodyListens:
      FaultySource(origin: "http://127.0.0.1:\(try LoopbackServer([:]).port)")
    case .nobodyGreets:
      try FaultySource(.silence, scheme: "https", hastily: true)
    case .strangerInPlace: try FaultySource(SecureServer(), isTrusted: false)
    case .otherName: try FaultySource(SecureServer(name: "example.org"))
    case .certificateIsOver: try FaultySource(SecureServer(isOver: true))
    case .noAnswer, .dripping: try FaultySource(try reply(at: date), hastily: true)
    default: try FaultySource(try reply(at: date))
    }
  }

  private func reply(at date: Date) throws -> LoopbackServer.Reply {
    switch self {
    case .tooManyRequests: .http("429 Too Many Requests", refusal)
    case .refusal: .http("400 Bad Request", refusal)
    case .outage: .http("503 Service Unavailable")
    case .dripping: .drops(Data("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n".utf8))
    case .endless:
      .endless(Data(count: 1 << 16), after: Data("HTTP/1.1 200 OK\r\n\r\n".utf8))
    case .bomb: .http(headers: ["Content-Encoding": "gzip"], try Gzip.zeros(megabytes: 8))
    case .nonsense: .http("200 OK", Data("<html>Welcome!</html>".utf8))
    case .leadsToFile: .http("302 Found", headers: ["Location": "file:///etc/passwd"])
    case .otherClock:
      .http(headers: ["Date": "Sun, 01 Mar 2020 12:00:00 GMT"], ServedWeather(at: date).answer)
    case .columnsWithHoles: .http("200 OK", ServedWeather(at: date).answerWithHoles)
    case .missingHour: .http("200 OK", ServedWeather(at: date).answerWithoutNextHour)
    default: .silence
    }
  }

  private var refusal: Data { Data(#"{"error":true,"reason":"\#(detail ?? "")"}"#.utf8) }
}
