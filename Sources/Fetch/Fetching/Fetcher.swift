import System
import CFetch
import FoundationEssentials
import Glibc
package import Wire

/// Fetches data for stations, within limits of time and size.
package struct Fetcher: Sendable {
  package struct Limits: Sendable {
    // Two sources must fit into a widget's time limit.
    package var connecting = Duration.seconds(5)
    package var whole = Duration.seconds(8)
    /// The maximum size of an uncompressed answer, in bytes.
    package var size = Bound.httpBody.greatest

    package init() {}
  }

  private let limits: Limits
  /// A file with trusted certificates, used instead of the system's; nil for the system's.
  private let authorities: String?
  /// Whether there is a way to the internet.
  private let hasRoute: @Sendable () -> Bool

  package init(
    limits: Limits = Limits(), authorities: String? = nil,
    hasRoute: @escaping @Sendable () -> Bool = { curl_has_route() }
  ) {
    self.limits = limits
    self.authorities = authorities
    self.hasRoute = hasRoute
  }

  /// The answer to a request, with a body of the usual size or up to another.
  package func response(
    to request: HTTPRequest, upTo size: Int? = nil
  ) throws(HTTPFault) -> HTTPResponse {
    let headers = request.headers.map { "\($0.key): \($0.value)" }
    guard !(headers + [request.url]).contains(where: \.breaksLines) else {
      throw HTTPFault(.rejected)
    }
    var answer = withCStrings(headers) { transfer(request, headers: $0, upTo: size ?? limits.size) }
    defer { curl_answer_free(&answer) }
    if let fault = fault(of: answer) { throw fault }
    return HTTPResponse(
      status: answer.status, headers: Self.headers(of: answer),
      body: Data(bytes: answer.body, length: answer.body_length))
  }

  private func transfer(
    _ request: HTTPRequest, headers: UnsafePointer<UnsafePointer<CChar>?>, upTo size: Int
  ) -> curl_answer {
    request.url.withCString { url in
      withOptionalCString(authorities) { authorities in
        var wanted = curl_request(
          url: url, headers: headers, header_count: request.headers.count,
          authorities: authorities, connect_milliseconds: limits.connecting.milliseconds,
          whole_milliseconds: limits.whole.milliseconds, greatest_body: size,
          greatest_headers: Bound.httpHeaders.greatest)
        return curl_get(&wanted)
      }
    }
  }

  private func fault(of answer: curl_answer) -> HTTPFault? {
    let reason = withUnsafeBytes(of: answer.reason) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    let cause: HTTPFault.Cause? =
      switch answer.ending {
      case curl_ending_done: nil
      // Without a network no name is known.
      case curl_ending_unknown_host: hasRoute() ? .unknownHost : .offline
      case curl_ending_refused: .refused
      case curl_ending_offline: .offline
      case curl_ending_unreachable: .unreachable
      case curl_ending_timeout: .timeout
      case curl_ending_untrusted: .untrusted
      case curl_ending_expired: .clock
      case curl_ending_redirected: .redirected
      case curl_ending_too_large: .tooLarge
      case curl_ending_nonsense: .nonsense
      default: .outage
      }
    return cause.map { HTTPFault($0, reason) }
  }

  /// The headers of the last answer, after any redirects.
  private static func headers(of answer: curl_answer) -> [String: String] {
    let bytes = UnsafeRawBufferPointer(start: answer.headers, count: answer.headers_length)
    var headers: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if line.hasPrefix("HTTP/") { headers = [:] }
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = parts[1].split(separator: " ").joined(separator: " ")
    }
    return headers
  }
}

extension Data {
  fileprivate init(bytes: UnsafePointer<UInt8>?, length: Int) {
    self.init(UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : length))
  }
}

extension Duration {
  fileprivate var milliseconds: Int { Int(self / .milliseconds(1)) }
}

extension String {
  fileprivate var breaksLines: Bool { utf8.contains { $0 < 0x20 || $0 == 0x7F } }
}
