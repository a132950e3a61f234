import Testing
import Weather

struct MeasureTests {
  @Test(arguments: [
    (-38.04, -38, -36), (-0.4, 0, 31), (0.5, 1, 33), (-0.5, -1, 31), (23.4, 23, 74), (40, 40, 104),
  ])
  func aTemperatureIsToldInWholeDegrees(celsius: Double, whole: Int, fahrenheit: Int) {
    let temperature = Temperature(celsius: celsius)
    #expect(temperature.whole(in: .celsius) == whole)
    #expect(temperature.whole(in: .fahrenheit) == fahrenheit)
  }

  @Test func theWindIsToldInEachUnit() {
    let speed = Speed(metresPerSecond: 10.3)
    #expect(
      WindUnit.allCases.map { "\(speed.whole(in: $0)) \($0.symbol)" }
        == ["10 m/s", "37 km/h", "23 mph", "20 kn"])
    #expect(Speed(kilometresPerHour: 36) == 10)
  }

  @Test(arguments: [
    (0, "0 mm", "0.00 in"), (0.04, "0 mm", "0.00 in"), (0.3, "0.3 mm", "0.01 in"),
    (0.9, "0.9 mm", "0.04 in"), (12.6, "13 mm", "0.50 in"), (1825, "1825 mm", "71.85 in"),
  ])
  func rainIsToldAsFinelyAsItMatters(millimetres: Double, metric: String, imperial: String) {
    let rainfall = Rainfall(millimetres: millimetres)
    #expect(rainfall.written(in: .millimetres) == metric)
    #expect(rainfall.written(in: .inches) == imperial)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
  func whatIsNoMeasureIsHeldWithinWhatCouldBe(number: Double) {
    #expect(-150...150 ~= Temperature(celsius: number).celsius)
    #expect(0...150 ~= Speed(metresPerSecond: number).metresPerSecond)
    #expect(0...2000 ~= Rainfall(millimetres: number).millimetres)
  }

  @Test func eachRegionHasItsUnits() {
    #expect(WeatherUnits(usualIn: "KR") == WeatherUnits())
    #expect(
      WeatherUnits(usualIn: "US")
        == WeatherUnits(
          temperature: .fahrenheit, wind: .milesPerHour, precipitation: .inches))
    #expect(WeatherUnits(usualIn: "GB") == WeatherUnits(wind: .milesPerHour))
    #expect(WeatherUnits(usualIn: "DE") == WeatherUnits(wind: .kilometresPerHour))
    #expect(WeatherUnits(usualIn: "") == WeatherUnits(wind: .kilometresPerHour))
  }
}
