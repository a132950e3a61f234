import Almanac
import FoundationEssentials
import Testing
import Weather

struct ForecastTests {
  @Test func beginsNowAndGoesOnAtFullHours() throws {
    let zone = try Zone.seoul()
    let forecast = try Simulation.of(.seoul).forecast(
      from: zone.date("2026-11-21 22:41"), hours: 3)
    let times = ([forecast.current] + forecast.hours).map { "\(zone.civil(at: $0.date))" }
    #expect(
      times == [
        "2026-11-21T22:41:00", "2026-11-21T23:00:00", "2026-11-22T00:00:00",
        "2026-11-22T01:00:00",
      ])
  }

  @Test func turnsAtTheMidnightOfThePlace() throws {
    let newYork = try Zone(named: "America/New_York")
    let forecast = try Simulation.of(.newYork).forecast(
      from: newYork.date("2026-11-21 23:30"), hours: 2, days: 2)
    #expect(forecast.days.map(\.day.description) == ["2026-11-21", "2026-11-22"])
    #expect(forecast.hours.count == 2)
    #expect(try forecast.hours[0].date == newYork.date("2026-11-22 00:00"))
  }

  @Test(arguments: [
    ("America/New_York", "2026-03-08 00:30", "01:00 03:00 04:00"),
    ("America/New_York", "2026-11-01 00:30", "01:00 02:00 03:00"),
    ("America/Sao_Paulo", "2018-11-03 22:30", "23:00 01:00 02:00"),
    ("Asia/Kolkata", "2026-11-21 22:30", "23:00 00:00 01:00"),
  ])
  func followsTheClocks(zone name: String, start: String, hours: String) throws {
    let zone = try Zone(named: name)
    let forecast = Simulation(of: .newYork, in: zone).forecast(
      from: try zone.date(start), hours: 3)
    let times = forecast.hours.map { hour in
      zone.civil(at: hour.date).time.description.prefix(5)
    }
    #expect(times.joined(separator: " ") == hours)
  }

  @Test func tellsTheSameAsItsReadings() throws {
    let simulation = try Simulation.of(.jeju)
    let forecast = try simulation.forecast(from: Zone.seoul().date("2028-02-28 12:00"), hours: 48)
    #expect(forecast.hours.count == 48 && forecast.days.count == 10)
    for day in forecast.days { #expect(day.reading == simulation.reading(on: day.day)) }
    for hour in [forecast.current] + forecast.hours {
      #expect(hour.reading == simulation.reading(at: hour.date))
    }
  }

  @Test(arguments: [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 1e300)])
  func endsWithTheCalendar(date: Date) throws {
    let forecast = try Simulation.of(.seoul).forecast(from: date, hours: 24)
    #expect(0...24 ~= forecast.hours.count && 1...10 ~= forecast.days.count)
  }
}
