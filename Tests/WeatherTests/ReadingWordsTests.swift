import Testing

@testable import Weather

struct ReadingWordsTests {
  @Test(arguments: [
    (20.0, 100, 20.0), (20, 50, 9.3), (35, 20, 8.7), (-10, 80, -12.8), (0, 60, -6.8),
  ])
  func dewFallsWhereTheAirHoldsNoMore(celsius: Double, humidity: UInt8, expected: Double) throws {
    let reading = WeatherSample(
      condition: .clear, isDay: true, temperature: Temperature(celsius: celsius),
      humidity: humidity)
    #expect(abs(try #require(reading.dewPoint).celsius - expected) <= 0.15)
  }

  @Test func noDewPointIsTold() {
    var reading = WeatherSample(condition: .clear, isDay: true, temperature: 20)
    #expect(reading.dewPoint == nil)
    reading.humidity = 0
    #expect(reading.dewPoint == nil)
  }

  @Test(
    arguments: [
      (0, .north), (22, .north), (23, .northeast), (67, .northeast), (68, .east), (180, .south),
      (225, .southwest), (337, .northwest), (338, .north), (360, .north),
    ] as [(UInt16, CompassPoint)])
  func windsHaveTheNameOfWhereTheyComeFrom(degrees: UInt16, point: CompassPoint) {
    #expect(CompassPoint(degrees: degrees) == point)
  }

  @Test func theSunAsksForCareInFiveSteps() {
    let levels = (0...12).map { UVLevel(index: UInt8($0)) }
    #expect(
      levels == [.low, .low, .low] + [.moderate, .moderate, .moderate] + [.high, .high]
        + [.veryHigh, .veryHigh, .veryHigh] + [.extreme, .extreme])
  }
}
