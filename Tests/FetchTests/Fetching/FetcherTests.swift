import Fetch
import Foundation
import Wire
import Kit
import Weather
import Testing

struct FetcherTests {
  private func fault(
    _ reply: LoopbackServer.Reply, limits: Fetcher.Limits = .brief
  ) throws -> HTTPFault? {
    let server = try LoopbackServer(["": reply])
    let request = HTTPRequest(origin: server.origin, path: "/")
    do {
      _ = try Fetcher(limits: limits).response(to: request)
      return nil
    } catch {
      return error
    }
  }

  @Test func bringsWhatWasAskedFor() throws {
    let body = Data("{\"a\":1}".utf8)
    let server = try LoopbackServer([
      "/v1/forecast": .http(headers: ["Expires": "Sat, 21 Nov 2026 01:12:00 GMT"], body)
    ])
    let request = HTTPRequest(
      origin: server.origin, path: "/v1/forecast?a=1,2", headers: ["User-Agent": "widgetty me"])
    let response = try Fetcher(limits: .brief).response(to: request)
    #expect(response.status == 200 && response.body == body)
    #expect(response.headers["expires"] == "Sat, 21 Nov 2026 01:12:00 GMT")
    let head = try #require(server.requests.first)
    #expect(head.hasPrefix("GET /v1/forecast?a=1,2 HTTP/1.1\r\n"))
    #expect(head.contains("\r\nUser-Agent: widgetty me\r\n"))
    #expect(head.contains("\r\nAccept-Encoding: ") && head.contains("gzip"))
  }

  @Test func headersHaveAGreatestSize() throws {
    // No line is too long for libcurl itself.
    let lines = (0..<8).map { ("X-\($0)", String(repeating: "a", count: 9_000)) }
    let headers = Dictionary(uniqueKeysWithValues: lines)
    #expect(try fault(.http(headers: headers))?.cause == .tooLarge)
    #expect(try fault(.http(headers: Dictionary(uniqueKeysWithValues: lines.dropLast(2)))) == nil)
  }

  @Test(arguments: ["400 Bad Request", "429 Too Many Requests", "304 Not Modified"])
  func whatTheServerRefusesIsAnAnswer(status: String) throws {
    let server = try LoopbackServer(["": .http(status)])
    let response = try Fetcher(limits: .brief).response(
      to: HTTPRequest(origin: server.origin, path: "/"))
    #expect(response.status == Int(status.prefix(3)))
  }

  @Test func aNameThatNobodyHasIsNotFound() throws {
    let request = HTTPRequest(origin: "https://widgetty.invalid", path: "/")
    for (hasRoute, cause) in [(true, HTTPFault.Cause.unknownHost), (false, .offline)] {
      let fault = #expect(throws: HTTPFault.self) {
        try Fetcher(hasRoute: { hasRoute }).response(to: request)
      }
      #expect(fault?.cause == cause)
    }
  }

  @Test func nobodyListens() throws {
    let port = try LoopbackServer([:]).port
    let request = HTTPRequest(origin: "http://127.0.0.1:\(port)", path: "/")
    let fault = #expect(throws: HTTPFault.self) {
      try Fetcher(limits: .brief).response(to: request)
    }
    #expect(fault?.cause == .refused)
  }

  @Test func anAnswerThatNeverComesIsNotWaitedFor() throws {
    #expect(try fault(.silence, limits: .hasty)?.cause == .timeout)
  }

  @Test func whoNeverGreetsHasNotBeenAsked() throws {
    let server = try LoopbackServer(["": .silence])
    let request = HTTPRequest(origin: "https://127.0.0.1:\(server.port)", path: "/")
    let fault = #expect(throws: HTTPFault.self) {
      try Fetcher(limits: .hasty).response(to: request)
    }
    #expect(fault?.cause == .unreachable && fault?.failedToConnect == true)
  }

  @Test func aBodyThatNeverEndsIsCut() throws {
    let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
    let chunk = "1000\r\n" + String(repeating: "a", count: 0x1000) + "\r\n"
    #expect(try fault(.endless(Data(chunk.utf8), after: Data(head.utf8)))?.cause == .tooLarge)
  }

  @Test func headersThatNeverEndAreCut() throws {
    let cause = try fault(
      .endless(Data("A: b\r\n".utf8), after: Data("HTTP/1.1 200 OK\r\n".utf8)))?.cause
    #expect(cause == .tooLarge || cause == .nonsense)
  }

  /// A few kilobytes that unpack to eight megabytes of zeros.
  @Test func aBombOfZerosIsCut() throws {
    let bomb = try Gzip.zeros(megabytes: 8)
    #expect(bomb.count < 1 << 16)
    let reply = LoopbackServer.Reply.http(headers: ["Content-Encoding": "gzip"], bomb)
    #expect(try fault(reply)?.cause == .tooLarge)
  }

  @Test func whatIsCompressedIsUnpacked() throws {
    let server = try LoopbackServer([
      "": .http(headers: ["Content-Encoding": "gzip"], try Gzip.zeros(megabytes: 1))
    ])
    let response = try Fetcher(limits: .brief).response(
      to: HTTPRequest(origin: server.origin, path: "/"))
    #expect(response.body == Data(count: 1 << 20))
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/", "gopher://127.0.0.1/"])
  func noOtherSchemeIsFollowed(location: String) throws {
    let reply = LoopbackServer.Reply.http("302 Found", headers: ["Location": location])
    #expect(try fault(reply)?.cause == .redirected)
  }

  @Test(arguments: ["file:///etc", "ftp://127.0.0.1"])
  func noOtherSchemeIsAsked(origin: String) {
    let fault = #expect(throws: HTTPFault.self) {
      try Fetcher(limits: .brief).response(to: HTTPRequest(origin: origin, path: "/passwd"))
    }
    #expect(fault?.cause == .redirected)
  }

  @Test func whatIsNoHTTPIsNonsense() throws {
    #expect(try fault(.bytes(Data("SSH-2.0-OpenSSH\r\n".utf8)))?.cause == .nonsense)
    #expect(try fault(.bytes(Data()))?.cause == .nonsense)
    let cut = "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc"
    #expect(try fault(.bytes(Data(cut.utf8)))?.cause == .nonsense)
  }

  @Test func noHeaderBringsAnother() throws {
    let request = HTTPRequest(
      origin: "http://127.0.0.1:1", path: "/", headers: ["A": "b\r\nHost: evil"])
    let fault = #expect(throws: HTTPFault.self) { try Fetcher().response(to: request) }
    #expect(fault?.cause == .rejected)
  }
}

extension Fetcher.Limits {
  static var brief: Self {
    var limits = Self()
    limits.whole = .seconds(10)
    return limits
  }

  static var hasty: Self {
    var limits = Self()
    (limits.connecting, limits.whole) = (.milliseconds(200), .milliseconds(200))
    return limits
  }
}
