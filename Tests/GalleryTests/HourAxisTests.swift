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

  /// A gap keeps names with AM or PM apart, as `12 AM 3 AM`.
  @Test(arguments: [40, 44, 60, 80, 100], [0, 1])
  func labelsKeepTheirDistance(columns: Int, gap: Int) {
    let hours = axis(Array(repeating: 10, count: 24))
    let labels = AxisLabel.row(
      along: hours, in: columns, width: 5, gap: gap, choosing: .distantPast,
      where: { Int($0.date.timeIntervalSince1970 / 3600) % 3 == 0 }
    ).sorted { $0.column < $1.column }
    #expect(labels.count > 3)
    for (one, other) in zip(labels, labels.dropFirst()) {
      #expect(other.column - one.column >= 5 + gap)
    }
  }

  /// The hour that has begun is as wide as the others, whose bars are equally wide.
  @Test(arguments: [0.0, 600, 3540])
  func hoursHaveEqualParts(passed: Double) {
    let hours = (0..<24).map { number in
      Forecast.Hour(
        date: Date(timeIntervalSince1970: number == 0 ? passed : Double(number) * 3600),
        reading: WeatherSample(
          condition: .clear, isDay: true, temperature: 3, precipitationChance: 50))
    }
    let axis = HourAxis(hours)
    let columns = axis.evenColumns(of: 74)
    #expect(columns == 69)
    for (index, bar) in axis.chances.enumerated() {
      #expect(abs(bar.start * Double(columns) - Double(index) * 3) < 0.001)
      #expect(abs(bar.end * Double(columns) - Double(index + 1) * 3) < 0.001)
    }
  }

  @Test(
    arguments: [
      ([10, 20, 90], true), ([10, 40, 0], false), ([10, nil, 0], false), ([90], false), ([], false),
    ] as [([UInt8?], Bool)])
  func isDryOnlyWhereThatIsKnownOfEachHour(chances: [UInt8?], isDry: Bool) {
    #expect(axis(chances).staysDry == isDry)
  }
}
