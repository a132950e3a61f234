import Almanac
import CFetch
import FoundationEssentials
import Glibc
import System
package import Weather
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
  fileprivate var milliseconds: Int { Int(bounded: self / .milliseconds(1)) }
}

extension String {
  fileprivate var breaksLines: Bool { utf8.contains { $0 < 0x20 || $0 == 0x7F } }
}

extension Fetcher {
  /// Carries out a fetch, whatever it is about.
  package func answer(to fetch: HTTPFetch) -> HTTPAnswer {
    do {
      let size = min(fetch.limit, Bound.importFile.greatest)
      return .response(try response(to: fetch.request, upTo: size))
    } catch {
      return .fault(error)
    }
  }
}

extension Fetcher {
  /// Carries out a fetch, from `origin` instead of the service if given.
  package func answer(to fetch: CityFetch, from origin: String? = nil) -> CityAnswer {
    let geocoder = origin.map { Geocoder(origin: $0) } ?? Geocoder()
    do {
      return geocoder.answer(from: try response(to: geocoder.request(for: fetch)), to: fetch)
    } catch {
      return .fault(WeatherFault(error))
    }
  }
}

extension Fetcher {
  /// Carries out a fetch, from `origin` instead of the source if given.
  package func answer(to fetch: WeatherFetch, from origin: String? = nil) -> WeatherAnswer {
    do {
      let station = try Self.station(for: fetch, at: origin)
      guard let zone = try? Zone(named: fetch.place.zoneName) else {
        throw WeatherFault(.zone, fetch.place.zoneName)
      }
      let query = WeatherQuery(
        about: fetch.place, in: zone, at: fetch.date, modified: fetch.modified,
        language: fetch.settings.language)
      switch try station.request(for: query) {
      case .get(let request):
        guard !request.exposesToken else {
          throw WeatherFault(.key, "a token is only sent by https")
        }
        return station.answer(from: try response(to: request), to: query)
      case .read(let path): return station.answer(from: try Self.contents(of: path), to: query)
      }
    } catch let fault as WeatherFault {
      return .fault(fault)
    } catch let fault as HTTPFault {
      return .fault(WeatherFault(fault))
    } catch {
      return .fault(WeatherFault(.program))
    }
  }

  private static func station(
    for fetch: WeatherFetch, at origin: String?
  ) throws(WeatherFault) -> any Station {
    let settings = fetch.settings
    switch fetch.source {
    case .openMeteo: return origin.map { OpenMeteo(origin: $0) } ?? OpenMeteo()
    case .metNorway:
      let contact = settings.contact
      return origin.map { METNorway(origin: $0, contact: contact) } ?? METNorway(contact: contact)
    case .weatherKit:
      return origin.map { WeatherKit(origin: $0) { try settings.token(at: $0) } }
        ?? WeatherKit { try settings.token(at: $0) }
    case .file: return WeatherFile(path: settings.file ?? "")
    case .simulated: throw WeatherFault(.rejected)
    }
  }

  private static func contents(of path: String) throws(WeatherFault) -> HTTPResponse {
    do throws(FileError) {
      return HTTPResponse(
        body: Data(try WholeFile.bytes(at: path, upTo: Bound.weatherFile.greatest)))
    } catch .tooLarge {
      throw WeatherFault(.tooLarge)
    } catch {
      throw WeatherFault(.file, error.description)
    }
  }
}

extension WeatherSettings {
  fileprivate func token(at date: Date) throws(WeatherFault) -> String {
    guard let keyFile else { throw WeatherFault(.key, "key file") }
    guard let key, let team, let service,
      let token = WeatherKitToken(key: key, team: team, service: service)
    else { throw WeatherFault(.key, "names of the key, the team and the service") }
    let secret = try PrivateKey(path: keyFile)
    do {
      return try token.written(at: date, signing: secret.signature)
    } catch let fault as WeatherFault {
      throw fault
    } catch {
      throw WeatherFault(.key)
    }
  }
}

/// A private key that other users can't read.
package struct PrivateKey {
  private let bytes: [UInt8]

  /// Throws if other users can read the file.
  package init(path: String) throws(WeatherFault) {
    let isExposed: Bool
    do throws(FileError) {
      let file = try OpenFile(path: path)
      isExposed = file.isExposed
      bytes = file.isExposed ? [] : try file.bytes(upTo: Bound.weatherKey.greatest)
    } catch {
      throw WeatherFault(.key, error.description)
    }
    guard !isExposed else { throw WeatherFault(.exposedKey, path) }
  }

  /// The ES256 signature, 64 bytes.
  package func signature(of message: [UInt8]) throws(WeatherFault) -> [UInt8] {
    var isSigned = false
    let signature = [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
      isSigned =
        crypto_sign_es256(
          bytes, bytes.count, message, message.count, buffer.baseAddress) == 0
      count = isSigned ? 64 : 0
    }
    guard isSigned else { throw WeatherFault(.key, "it is no key of the curve P-256") }
    return signature
  }
}

/// Passes the texts to the body as C strings.
func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  let pointers = copies.map { UnsafePointer($0) } + [nil]
  return pointers.withUnsafeBufferPointer { buffer in
    var end: UnsafePointer<CChar>?
    return withUnsafePointer(to: &end) { body(buffer.baseAddress ?? $0) }
  }
}

func withOptionalCString<Result>(
  _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
) -> Result {
  guard let text else { return body(nil) }
  return text.withCString(body)
}
