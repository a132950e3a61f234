import Foundation
import Kit
import Testing

/// Checks the search for places that the program doesn't know.
struct PlaceSearchTests {
  private let body = """
    {"results":[{"name":"Xanadu","latitude":42.36,"longitude":116.18,"country_code":"CN",
    "timezone":"Asia/Shanghai"},{"name":"Xanadu Two","latitude":1.5,"longitude":2}]}
    """

  /// The number of the widget that was added last.
  private func added(to desk: WeatherDesk) throws -> String {
    let line = try #require(desk.print("widget", "list").lines.last)
    return String(try #require(line.split(separator: " ").last))
  }

  @Test func whatWasFoundOnceIsKnownFromThenOn() throws {
    let server = try LoopbackServer(["/v1/search": .http("200 OK", Data(body.utf8))])
    let desk = try WeatherDesk(
      FaultySource(origin: server.origin, by: server), board: nil)
    for _ in 0..<2 {
      let search = try desk.print("weather", "search", "xanadu")
      #expect(
        search.lines == [
          "Xanadu, CN    42.36,116.18  Asia/Shanghai",
          "Xanadu Two,   1.5,2.0       Africa/Accra",
        ])
    }
    #expect(try desk.print("widget", "add", "weather", "small", "city=xanadu").status == 0)
    #expect(try desk.print("widget", "list").text.contains("city=xanadu"))
    #expect(try desk.print("timeline", added(to: desk)).text.contains("city='xanadu'"))
    #expect(server.requests.count { $0.hasPrefix("GET /v1/search?") } == 1)
  }

  @Test func whoAddsAWidgetHasItsPlaceLookedFor() throws {
    let server = try LoopbackServer(["/v1/search": .http("200 OK", Data(body.utf8))])
    let desk = try WeatherDesk(
      FaultySource(origin: server.origin, by: server), board: nil)
    let addition = try desk.print("widget", "add", "weather", "small", "city=xanadu")
    #expect(addition.status == 0, "\(addition.complaint)")
    #expect(server.requests.count == 1)
    // The tile itself doesn't search.
    #expect(try desk.print("read", added(to: desk)).text.contains("Xanadu"))
    #expect(server.requests.count { $0.hasPrefix("GET /v1/search?") } == 1)
  }

  @Test func whyAPlaceIsNotFoundIsNamed() throws {
    let desk = try WeatherDesk(try Misfortune.nobodyListens.source(at: Date()), board: nil)
    let search = try desk.print("weather", "search", "xanadu")
    #expect(search.status == 1)
    #expect(
      search.complaint.hasPrefix(
        "widgetty: 'xanadu' isn’t known here. Other places can’t be looked up now."))
    let addition = try desk.print("widget", "add", "weather", "small", "city=xanadu")
    #expect(addition.status == 1)
    #expect(
      addition.complaint.contains(
        "isn’t known here. Other places can’t be looked up now."))
    let empty = try LoopbackServer(["/v1/search": .http("200 OK", Data("{}".utf8))])
    let other = try WeatherDesk(FaultySource(origin: empty.origin, by: empty), board: nil)
    let misuse = try other.print("weather", "xanadu")
    #expect(misuse.status == 2 && misuse.complaint.contains("There is no city 'xanadu'."))
  }
}
