import Almanac
import Fetch
import Foundation
import Wire
import Kit
import Testing
import Weather

struct PlaceFetchingTests {
  private let fetch = CityFetch("미사", in: .korean)

  @Test func bringsPlaces() throws {
    let body = #"{"results":[{"name":"미사동","latitude":37.5,"longitude":127.2}]}"#
    let server = try LoopbackServer(["/v1/search": .http("200 OK", Data(body.utf8))])
    guard case .found(let cities) = Fetcher(limits: .brief).answer(to: fetch, from: server.origin)
    else { throw CancellationError() }
    #expect(cities.map(\.koreanName) == ["미사동"])
    #expect(server.requests.first?.contains("name=%EB%AF%B8%EC%82%AC&count=10&language=ko") == true)
  }

  @Test func whatGoesWrongIsNamed() throws {
    let port = try LoopbackServer([:]).port
    guard case .fault(let fault) = Fetcher().answer(to: fetch, from: "http://127.0.0.1:\(port)")
    else { throw CancellationError() }
    #expect(fault.cause == .refused)
  }
}
