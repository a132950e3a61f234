import FoundationEssentials

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
