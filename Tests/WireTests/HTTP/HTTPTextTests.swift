import Foundation
import Wire
import Testing

struct HTTPTextTests {
  private let fetch = HTTPFetch(
    HTTPRequest(
      origin: "https://h.org", path: "/a?b: c", headers: ["A": "b: c", "If-None-Match": "\"x\""]),
    upTo: 77)

  @Test func anOrderComesBackAsItWas() throws {
    let text = try #require(fetch.text)
    #expect(HTTPFetch(text: text) == fetch)
    for count in 0..<text.count { #expect(HTTPFetch(text: String(text.prefix(count))) == nil) }
  }

  @Test func anOrderIsOnItsLines() {
    var request = fetch.request
    request.headers["A"] = "b\r\nHost: evil"
    #expect(HTTPFetch(request, upTo: 1).text == nil)
    #expect(HTTPFetch(HTTPRequest(origin: "http://h", path: "/\nlimit 9"), upTo: 1).text == nil)
  }

  private static let body = Data([0, 10, 13, 255]) + Data("\nbody 3\n".utf8)
  private static let answers: [HTTPAnswer] =
    [
      .response(
        HTTPResponse(status: 200, headers: ["etag": "\"a\"", "retry-after": "7"], body: body)),
      .response(HTTPResponse(status: 304, body: Data())),
    ] + HTTPFault.Cause.allCases.map { .fault(HTTPFault($0)) }

  @Test(arguments: answers) func anAnswerComesBackAsItWas(answer: HTTPAnswer) {
    let bytes = answer.bytes
    #expect(HTTPAnswer(bytes: bytes) == answer)
    for count in bytes.indices { #expect(HTTPAnswer(bytes: Array(bytes.prefix(count))) == nil) }
    #expect(HTTPAnswer(bytes: bytes + [0]) == nil)
  }

  /// What a server says besides isn't needed, and what the library says may hold the address.
  @Test func anAnswerHoldsOnlyWhatIsNeeded() {
    let headers = [
      "set-cookie": "x", "etag": String(repeating: "x", count: 501), "last-modified": "a\u{1B}",
    ]
    let answer = HTTPAnswer.response(HTTPResponse(status: 200, headers: headers, body: Data()))
    #expect(
      HTTPAnswer(bytes: answer.bytes) == .response(HTTPResponse(status: 200, body: Data())))
    let fault = HTTPAnswer.fault(HTTPFault(.refused, "https://secret"))
    #expect(HTTPAnswer(bytes: fault.bytes) == .fault(HTTPFault(.refused)))
  }
}
