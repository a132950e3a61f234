import Almanac
import Foundation
import Wire
import Kit
import Testing
@testable import Weather

struct GeocoderTests {
  private let geocoder = Geocoder(origin: "http://x")

  private func answer(
    _ text: String, status: Int = 200, in language: Language = .english
  ) -> CityAnswer {
    geocoder.answer(
      from: HTTPResponse(status: status, body: Data(text.utf8)),
      to: CityFetch("misa", in: language))
  }

  private func cities(_ text: String, in language: Language = .english) throws -> [City] {
    guard case .found(let cities) = answer(text, in: language) else { throw CancellationError() }
    return cities
  }

  @Test func asksByTheNameWhateverItHolds() {
    #expect(
      geocoder.request(for: CityFetch("미사 a&b=c", in: .korean)).url
        == "http://x/v1/search?name=%EB%AF%B8%EC%82%AC%20a%26b%3Dc&count=10&language=ko&format=json"
    )
  }

  @Test func readsWhatIsDocumented() throws {
    let cities = try cities(
      """
      {"results":[{"id":1,"name":"Misa-dong","latitude":37.56,"longitude":127.19,"elevation":30.0,
      "feature_code":"PPL","country_code":"KR","timezone":"Asia/Seoul","population":9,
      "country":"South Korea","admin1":"Gyeonggi-do"}],"generationtime_ms":0.5}
      """)
    let city = try #require(cities.first)
    #expect(cities.count == 1 && city.name(in: .korean) == "Misa-dong")
    #expect((city.latitude, city.longitude) == (37.56, 127.19))
    #expect((city.countryCode, city.zoneName) == ("KR", "Asia/Seoul"))
  }

  @Test func nobodyIsCalledSo() throws {
    #expect(try cities(#"{"generationtime_ms":0.5}"#) == [])
  }

  @Test func aPlaceWithoutAZoneLivesByThatOfTheNearestCity() throws {
    let places = #"{"results":[{"name":"A","latitude":37.5,"longitude":127,"timezone":"../x"}]}"#
    #expect(try cities(places).map(\.zoneName) == ["Asia/Seoul"])
  }

  @Test(arguments: [
    #"{"latitude":1,"longitude":2}"#, #"{"name":" ","latitude":1,"longitude":2}"#,
    #"{"name":"A","latitude":91,"longitude":2}"#, #"{"name":"A","longitude":2}"#,
  ])
  func whatIsNoPlaceIsLeftOut(result: String) throws {
    #expect(try cities(#"{"results":[\#(result)]}"#) == [])
  }

  @Test func aRefusalHasItsReason() {
    #expect(
      answer(#"{"error":true,"reason":"Too short."}"#, status: 400)
        == .fault(WeatherFault(.rejected, "Too short.")))
    #expect(answer("", status: 429) == .fault(WeatherFault(.quota)))
    #expect(answer("<html>") == .fault(WeatherFault(.nonsense)))
  }

  @Test func survivesMutations() throws {
    let text = """
      {"results":[{"name":"Misa","latitude":37.5,"longitude":1e2,"country_code":"KR",
      "timezone":"Asia/Seoul"},{"name":"\\u001b[2J\\t","latitude":-1,"longitude":2}]}
      """
    try fuzz([Array(text.utf8)], rounds: 1000) { bytes in
      let answer = geocoder.answer(
        from: HTTPResponse(body: Data(bytes)), to: CityFetch("misa", in: .korean))
      if CityAnswer(text: answer.text)?.text != answer.text { throw CancellationError() }
    }
  }
}
