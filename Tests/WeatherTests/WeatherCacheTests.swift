import Foundation
import Kit
import Testing
import Weather

struct WeatherCacheTests {
  private let date = Date(timeIntervalSince1970: 1_795_000_000)

  private func report(of place: Location = .seoul, from source: Source) throws -> WeatherReport {
    var report = try Simulation.of(place).report(at: date)
    report.source = source
    report.forecast.days = []
    return report
  }

  @Test func keepsTheLastOfEachPlaceAndSource() throws {
    let folder = try TestFolder()
    let cache = WeatherCache(in: folder.file("a/b"))
    let told = try report(from: .openMeteo)
    var later = told
    later.fetched += 60
    cache.keep(told)
    cache.keep(later)
    #expect(cache.report(of: .seoul, from: .openMeteo) == later)
    #expect(cache.report(of: .seoul, from: .metNorway) == nil)
    #expect(cache.report(of: .busan, from: .openMeteo) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("a/b")).count == 1)
  }

  @Test(arguments: ["", "nonsense", "widgetty-weather 1\nfault quota -\nend\n"])
  func whatIsCorruptIsDropped(text: String) throws {
    let folder = try TestFolder()
    let cache = WeatherCache(in: folder.path)
    cache.keep(try report(from: .openMeteo))
    let name = try #require(try folder.names.first)
    try folder.write(Data(text.utf8), as: name)
    #expect(cache.report(of: .seoul, from: .openMeteo) == nil)
    #expect(try folder.names == [])
  }

  @Test func whatIsAboutAnotherPlaceIsDropped() throws {
    let folder = try TestFolder()
    let cache = WeatherCache(in: folder.path)
    cache.keep(try report(from: .openMeteo))
    let name = try #require(try folder.names.first)
    let other = WeatherAnswer.report(try report(of: .jeju, from: .openMeteo)).text
    try folder.write(Data(other.utf8), as: name)
    #expect(cache.report(of: .seoul, from: .openMeteo) == nil)
  }

  @Test func goesOnWhereNothingCanBeKept() throws {
    let cache = WeatherCache(in: "/proc/nothing/here")
    cache.keep(try report(from: .openMeteo))
    #expect(cache.report(of: .seoul, from: .openMeteo) == nil)
  }
}
