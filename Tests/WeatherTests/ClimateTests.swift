import Almanac
import Testing
import Weather

struct ClimateTests {
  @Test func theLongRainComesToSeoulInJuly() throws {
    let record = try Record(of: .seoul, years: 2021...2026)
    let july = record.month(7)
    #expect(july.share(of: \.isWet) > 0.25)
    #expect(july.rainfall / 6 > 250)
    let others = [1, 2, 3, 4, 10, 11, 12].map { record.month($0) }
    #expect(others.allSatisfy { $0.share(of: \.isWet) < july.share(of: \.isWet) - 0.05 })
    #expect(others.allSatisfy { $0.rainfall * 2 < july.rainfall })
  }

  @Test func whatFallsOnSeoulInJanuaryIsSnow() throws {
    let january = try Record(of: .seoul, years: 2021...2026).month(1)
    let wet = january.share(of: \.isWet)
    #expect(wet > 0.03 && january.share { $0 == .snow } > wet * 0.8)
  }

  @Test func winterIsMildOnJeju() throws {
    let january = try Record(of: .jeju, years: 2021...2026).month(1)
    #expect(january.share { $0 == .snow } < 0.02)
    let mean = january.meanTemperature { _, _ in true }
    #expect(3...9 ~= mean)
  }

  @Test(arguments: Location.korean) func nothingFallsFromADrySky(place: Location) throws {
    let hours = try Record(of: place, years: 2026...2026).hours
    let strange = hours.filter { $0.condition.isWet != ($0.precipitation.map { $0 > 0 } ?? false) }
    #expect(strange == [])
  }

  @Test(arguments: Location.korean + [.newYork]) func theSunBurnsAtNoonInSummer(place: Location)
    throws
  {
    let record = try Record(of: place, years: 2026...2026)
    let strongest = record.days.map { $0.hours.map { $0.uvIndex ?? .max }.max() ?? .max }
    #expect(strongest.allSatisfy { $0 <= 11 })
    let summer = try #require(strongest.dropFirst(150).prefix(60).max())
    let winter = try #require(strongest.prefix(30).max())
    #expect(summer >= 8 && winter <= 5)
    #expect(record.hours.allSatisfy { $0.isDay || ($0.uvIndex ?? .max) <= 1 })
  }
}

extension Record {
  fileprivate func month(_ month: Int) -> Record {
    Record(days: days.filter { $0.day.month == month })
  }

  fileprivate var rainfall: Double {
    hours.reduce(0) { $0 + ($1.precipitation?.millimetres ?? .nan) }
  }
}
