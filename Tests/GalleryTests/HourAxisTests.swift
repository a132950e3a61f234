import FoundationEssentials
import Testing
import Weather

@testable import Gallery

struct HourAxisTests {
  /// An axis with an hour for each chance; nil is unknown.
  private func axis(_ chances: [UInt8?]) -> HourAxis {
    HourAxis(
      chances.enumerated().map { number, chance in
        Forecast.Hour(
          date: Date(timeIntervalSince1970: Double(number) * 3600),
          reading: WeatherSample(
            condition: .clear, isDay: true, temperature: 3, precipitationChance: chance))
      })
  }

  @Test(
    arguments: [
      ([10, 20, 90], true), ([10, 40, 0], false), ([10, nil, 0], false), ([90], false), ([], false),
    ] as [([UInt8?], Bool)])
  func isDryOnlyWhereThatIsKnownOfEachHour(chances: [UInt8?], isDry: Bool) {
    #expect(axis(chances).staysDry == isDry)
  }
}
