import Wire
import Foundation
import Kit
import Testing

/// Sends requests through the separate program.
struct FetchProgramTests {
  private func fetch(_ server: LoopbackServer, upTo limit: Int = 1000) -> HTTPFetch {
    HTTPFetch(
      HTTPRequest(origin: "\(server.origin)/secret?k=1", path: "", headers: ["X-A": "b: c"]),
      upTo: limit)
  }

  private func program() throws -> FetchProgram {
    try #require(FetchProgram(environment: [:], of: LineProcess.path(of: "widgetty")))
  }

  @Test func bringsWhatIsThere() throws {
    let body = Data([0, 255, 10, 13]) + Data("end\n".utf8)
    let server = try LoopbackServer([
      "/secret": .http(headers: ["ETag": "\"1\"", "Set-Cookie": "x"], body)
    ])
    let answer = try program().answer(to: fetch(server), by: { .zero })
    #expect(
      answer == .response(HTTPResponse(status: 200, headers: ["etag": "\"1\""], body: body)))
    let head = try #require(server.requests.first)
    #expect(head.hasPrefix("GET /secret?k=1 HTTP/1.1\r\n") && head.contains("\r\nX-A: b: c\r\n"))
  }

  @Test func bringsFaultsWithTheirCauses() throws {
    let server = try LoopbackServer(["": .http("200 OK", Data(count: 1001))])
    #expect(
      try program().answer(to: fetch(server), by: { .zero }) == .fault(HTTPFault(.tooLarge)))
    let port = try LoopbackServer([:]).port
    let request = HTTPRequest(origin: "http://127.0.0.1:\(port)/secret", path: "")
    let answer = try program().answer(to: HTTPFetch(request, upTo: 9), by: { .zero })
    #expect(answer == .fault(HTTPFault(.refused)))
  }

  /// A list of processes shows the arguments of all of them to everybody.
  @Test func noArgumentHoldsTheAddress() throws {
    let folder = try TestFolder()
    let script = """
      #!/bin/sh
      echo "$@" > \(folder.file("arguments"))
      cat > \(folder.file("input"))
      """
    try folder.write(Data(script.utf8), as: "widgetty-fetch")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file("widgetty-fetch"))
    let program = try #require(FetchProgram(environment: [:], of: folder.file("widgetty")))
    let fetch = fetch(try LoopbackServer([:]))
    #expect(program.answer(to: fetch, by: { .zero }) == .fault(HTTPFault(.program)))
    #expect(try folder.bytes(of: "arguments") == Data("http\n".utf8))
    #expect(try folder.bytes(of: "input") == Data(try #require(fetch.text).utf8))
  }
}
