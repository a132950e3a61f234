import Almanac
package import FoundationEssentials

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

/// A request to the fetching process, and the most that its answer may hold.
///
/// It is handed over on standard input, where no list of processes shows a private address.
package struct HTTPFetch: Hashable, Sendable {
  package let request: HTTPRequest
  /// The greatest size of the answer's body in bytes, unpacked.
  package let limit: Int

  package init(_ request: HTTPRequest, upTo limit: Int) {
    (self.request, self.limit) = (request, limit)
  }
}

extension HTTPFetch {
  static let title = "widgetty-http 1"
  /// The argument by which the fetching process knows that a fetch is on its standard input.
  package static let argument = "http"
  private static let last = "end"

  /// The fetch as lines of text; nil if one of its parts isn't on a single line.
  package var text: String? {
    let headers = request.headers.sorted { $0.key < $1.key }
    let lines =
      [Self.title, "limit \(limit)", "origin \(request.origin)", "path \(request.path)"]
      + headers.map { "header \($0.key): \($0.value)" } + [Self.last]
    guard !lines.contains(where: { $0.utf8.contains { $0 < 0x20 || $0 == 0x7F } }) else {
      return nil
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Fails if the text isn't a complete fetch.
  package init?(text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.popLast() == "", lines.popLast() == Self.last[...], lines.count > 3,
      lines[0] == Self.title, let limit = Int(lines[1].value(of: "limit") ?? ""), limit > 0,
      let origin = lines[2].value(of: "origin"), let path = lines[3].value(of: "path")
    else { return nil }
    var request = HTTPRequest(origin: origin, path: path)
    for line in lines.dropFirst(4) {
      guard let (name, value) = line.header else { return nil }
      request.headers[name] = value
    }
    self.init(request, upTo: limit)
  }
}

extension Substring {
  /// The rest of a line that starts with a word; nil if it starts with another.
  func value(of word: String) -> String? {
    hasPrefix("\(word) ") ? String(dropFirst(word.count + 1)) : nil
  }

  /// The name and value of a line about a header; nil if it isn't one.
  var header: (name: String, value: String)? {
    guard let text = value(of: "header"), let end = text.firstRange(of: ": ") else { return nil }
    return (String(text[..<end.lowerBound]), String(text[end.upperBound...]))
  }
}

/// What the fetching process has brought.
package enum HTTPAnswer: Hashable, Sendable {
  case response(HTTPResponse)
  case fault(HTTPFault)
}

extension HTTPAnswer {
  /// The headers that are handed on.
  private static let headers = ["etag", "last-modified", "retry-after"]

  /// The most bytes before the body.
  package static let greatestHead = 4 * 500

  /// The answer for another process: lines of text, and the body after them.
  package var bytes: [UInt8] {
    switch self {
    case .fault(let fault): return Self.text(["fault \(fault.cause.rawValue)"])
    case .response(let response):
      let headers = Self.headers.compactMap { name in
        response.headers[name].flatMap { $0.isHandedOn ? "header \(name): \($0)" : nil }
      }
      return Self.text(
        ["status \(response.status)"] + headers + ["body \(response.body.count)"])
        + response.body
    }
  }

  private static func text(_ lines: [String]) -> [UInt8] {
    Array(([HTTPFetch.title] + lines).map { $0 + "\n" }.joined().utf8)
  }

  /// Fails if the bytes aren't a complete answer.
  package init?(bytes: [UInt8]) {
    var rest = bytes[...]
    guard rest.takeLine() == HTTPFetch.title, let first = rest.takeLine() else { return nil }
    if let word = first[...].value(of: "fault") {
      guard rest.isEmpty, let cause = HTTPFault.Cause(rawValue: word) else { return nil }
      self = .fault(HTTPFault(cause))
      return
    }
    guard let status = Int(first[...].value(of: "status") ?? "") else { return nil }
    var headers: [String: String] = [:]
    while let line = rest.takeLine() {
      if let (name, value) = line[...].header {
        headers[name] = value
        continue
      }
      guard let count = line[...].value(of: "body"), Int(count) == rest.count else { return nil }
      self = .response(HTTPResponse(status: status, headers: headers, body: Data(rest)))
      return
    }
    return nil
  }
}

extension String {
  /// Whether it is a header that fits into a line, and short.
  fileprivate var isHandedOn: Bool {
    utf8.count <= 500 && utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }
}

extension ArraySlice<UInt8> {
  /// Takes the next line; nil if there is none, or it isn't UTF-8.
  fileprivate mutating func takeLine() -> String? {
    guard let end = firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { self = self[(end + 1)...] }
    return String(validating: self[..<end], as: UTF8.self)
  }
}

/// A date in an HTTP header: `Sat, 21 Nov 2026 00:41:00 GMT`.
///
/// No library serves: the C library's `strptime` takes the names of months from the locale.
package struct HTTPDate {
  package let date: Date

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  package init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT",
      let month = Self.months.firstIndex(of: "\(words[2])"),
      let dayOfMonth = Int(words[1]), let year = Int(words[3]),
      let day = CivilDay(year: year, month: month + 1, day: dayOfMonth),
      let written = try? WrittenDate("\(day)T\(words[4])Z")
    else { return nil }
    date = written.date(in: .utc)
  }
}

/// An HTTP GET request.
package struct HTTPRequest: Hashable, Sendable {
  /// The scheme and host, such as `https://api.open-meteo.com`.
  package var origin: String
  /// The path and query.
  package var path: String
  package var headers: [String: String]

  package init(origin: String, path: String, headers: [String: String] = [:]) {
    self.origin = origin
    self.path = path
    self.headers = headers
  }

  package var url: String { origin + path }

  /// Whether it would show a token to everybody on the way.
  package var exposesToken: Bool {
    headers.keys.contains { $0.lowercased() == "authorization" }
      && !url.lowercased().hasPrefix("https://")
  }
}

extension HTTPRequest {
  /// Creates a request; the query's values must not need escaping.
  package init(origin: String, path: String, query: [(name: String, value: String)]) {
    let pairs = query.map { "\($0.name)=\($0.value)" }
    self.init(origin: origin, path: "\(path)?\(pairs.joined(separator: "&"))")
  }
}

/// The answer to an HTTP request, or the contents of a file as such.
package struct HTTPResponse: Hashable, Sendable {
  package var status: Int
  /// The headers, by lower-case name.
  package var headers: [String: String]
  package var body: Data

  package init(status: Int = 200, headers: [String: String] = [:], body: Data) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  package var expires: Date? { headers["expires"].flatMap(HTTPDate.init).map(\.date) }

  package var modified: String? { headers["last-modified"] }
}
