import Fetch
import Foundation
import Wire
import Kit
import Testing

struct OrderTests {
  private func answer(_ reply: LoopbackServer.Reply, upTo limit: Int = 100) throws -> HTTPAnswer {
    let server = try LoopbackServer(["": reply])
    let request = HTTPRequest(origin: "\(server.origin)/a", path: "", headers: ["Accept": "x"])
    return Fetcher(limits: .brief).answer(to: HTTPFetch(request, upTo: limit))
  }

  @Test func bringsWhatIsThere() throws {
    let reply = LoopbackServer.Reply.http(headers: ["ETag": "\"1\""], Data("fine".utf8))
    guard case .response(let response) = try answer(reply) else { throw CancellationError() }
    #expect(response.status == 200 && response.body == Data("fine".utf8))
    #expect(response.headers["etag"] == "\"1\"")
  }

  @Test func bringsNoMoreThanItMay() throws {
    #expect(try answer(.http("200 OK", Data(count: 100))) != .fault(HTTPFault(.tooLarge)))
    guard case .fault(let fault) = try answer(.http("200 OK", Data(count: 101))) else {
      throw CancellationError()
    }
    #expect(fault.cause == .tooLarge)
  }
}
