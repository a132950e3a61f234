import Almanac
import Foundation
import Kit
import Testing
import Weather

@testable import Desk
@testable import Supplies

struct UnitsTests {
  private static let american = WeatherUnits(
    temperature: .fahrenheit, wind: .milesPerHour, precipitation: .inches)

  private let folder: TestFolder

  private let flags = Flags(of: .weather)

  init() throws {
    folder = try TestFolder()
  }

  private func settled(
    _ environment: [String: String] = [:], _ arguments: [String] = [], file: String? = nil
  ) throws -> (units: Units, fault: String?) {
    let directories = try #require(Directories(environment: [:], chosen: folder.path))
    if let file {
      try FileManager.default.createDirectory(
        atPath: directories.config, withIntermediateDirectories: true)
      try Data(file.utf8).write(to: URL(filePath: "\(directories.config)/units"))
    }
    let invocation = try Invocation(arguments: arguments, flags: flags)
    let site = Site(
      invocation, environment: environment, directories: directories, at: .wall, by: Clocks())
    return Units.settled(by: try SuppliedSetting.units.words(as: invocation, at: site), at: site)
  }

  @Test(arguments: [
    (["LANG": "en_US.UTF-8"], american, "twelve"),
    (["LANG": "ko_KR.UTF-8"], WeatherUnits(), "twentyFour"),
    (["LANG": "en_US.UTF-8", "LC_ALL": "ko_KR"], WeatherUnits(), "twentyFour"),
    (["LANG": "en_US.UTF-8", "LC_MEASUREMENT": "sv_SE"], WeatherUnits(), "twelve"),
    (["LANG": "en_US.UTF-8", "LC_TIME": "en_GB"], american, "twentyFour"),
    (["LANG": "C.UTF-8"], WeatherUnits(wind: .kilometresPerHour), "twentyFour"),
    (["LANG": "en_150"], WeatherUnits(wind: .kilometresPerHour), "twentyFour"),
    ([:], WeatherUnits(wind: .kilometresPerHour), "twentyFour"),
  ])
  func areThoseOfTheRegion(
    environment: [String: String], weather: WeatherUnits, hours: String
  ) throws {
    let (units, fault) = try settled(environment)
    #expect(units.weather == weather && units.hourCycle.rawValue == hours && fault == nil)
  }

  @Test func aLanguageStandsForItsRegionWhereNoneIsNamed() throws {
    #expect(try settled(["LANG": "C.UTF-8"], ["--locale", "ko"]).units.weather == WeatherUnits())
    #expect(
      try settled(["LANG": "en_US.UTF-8"], ["--locale", "ko"]).units.weather == Self.american)
  }

  @Test func theLineGoesBeforeTheEnvironmentAndThatBeforeTheFile() throws {
    let file = "# mine\nfahrenheit kn\n\n12h\n"
    let (own, fault) = try settled(file: file)
    #expect(own.weather == WeatherUnits(temperature: .fahrenheit, wind: .knots))
    #expect(own.hourCycle == .twelve && fault == nil)
    let nearer = try settled(["WIDGETTY_UNITS": "m/s,in"], file: file).units
    #expect(
      nearer.weather
        == WeatherUnits(
          temperature: .fahrenheit, wind: .metresPerSecond, precipitation: .inches))
    let nearest = try settled(["WIDGETTY_UNITS": "m/s,in"], ["--units=celsius,24h"], file: file)
      .units
    #expect(nearest.weather == WeatherUnits(precipitation: .inches))
    #expect(nearest.hourCycle == .twentyFour)
  }

  @Test func whatIsNoUnitIsTold() throws {
    let allowed = "celsius, fahrenheit, m/s, km/h, mph, kn, mm, in, 12h or 24h."
    let (units, fault) = try settled(["LANG": "en_GB"], file: "kn\nkelvin\u{1B}[2J\nfurlongs\n")
    #expect(units.weather.wind == .knots)
    #expect(fault?.hasSuffix("/units: line 2: 'kelvin\\u{1B}[2J' isn’t \(allowed)") == true)
    #expect(
      try settled(["WIDGETTY_UNITS": "kelvin"]).fault
        == "WIDGETTY_UNITS: 'kelvin' isn’t \(allowed)")
    #expect(throws: UsageError.self) {
      try Invocation(arguments: ["--units", "kelvin"], flags: flags)
    }
    #expect(throws: UsageError.self) { try Invocation(arguments: ["--units="], flags: flags) }
  }
}
