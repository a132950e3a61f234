import Almanac
import Cells
import Foundation
import Kit
import Testing

/// Checks that a home that has run for days shows the same as one that has just started.
struct LifeTests {
  struct Stay: Sendable, CustomTestStringConvertible {
    let zone: String
    let start: String
    var hours = 10

    var testDescription: String { "\(zone) \(start)" }
  }

  @Test(arguments: [
    Stay(zone: "Asia/Seoul", start: "2026-11-21T00:00:00+09:00", hours: 24),
    Stay(zone: "Asia/Seoul", start: "2028-02-28T20:00:00+09:00"),
    Stay(zone: "Europe/Berlin", start: "2026-03-28T20:00:00+01:00"),
    Stay(zone: "Europe/Berlin", start: "2026-10-24T20:00:00+02:00"),
    Stay(zone: "America/Sao_Paulo", start: "2018-11-03T20:00:00-03:00"),
    Stay(zone: "Pacific/Apia", start: "2011-12-29T20:00:00-10:00"),
  ])
  func showsWhatANewcomerShows(_ stay: Stay) async throws {
    let zone = Zone.system(environment: ["TZ": stay.zone]).zone
    let start = try Date(stay.start, strategy: .iso8601)
    let day = start.addingTimeInterval(34.5 * 86_400)
    var life = try await Life(in: zone, counting: day, from: start)
    for hour in 1...stay.hours {
      let date = start.addingTimeInterval(Double(hour) * 3600)
      try await life.live(until: date)
      var newcomer = try await Life(in: zone, counting: day, from: date)
      #expect(
        life.canvas.withoutNews == newcomer.canvas.withoutNews,
        "\(hour) hours after \(stay.start)")
    }
  }

  @Test func turnsTheNumberAtMidnightAndNotBefore() async throws {
    let zone = Zone.system(environment: ["TZ": "Asia/Seoul"]).zone
    let evening = try Date("2026-11-21T23:00:00+09:00", strategy: .iso8601)
    let midnight = evening.addingTimeInterval(3600)
    let christmas = try Date("2026-12-25T00:00:00+09:00", strategy: .iso8601)
    var life = try await Life(in: zone, counting: christmas, from: evening)
    let (today, tomorrow) = (
      life.count, try await Life(in: zone, counting: christmas, from: midnight).count
    )
    try await life.live(until: midnight.addingTimeInterval(-0.001))
    #expect(life.count == today)
    try await life.live(until: midnight)
    #expect(life.count == tomorrow && tomorrow != today)
  }

  /// Only the minutes and a few requests each hour wake the program.
  @Test func wakesUpForWhatIsDueOnly() async throws {
    let zone = Zone.system(environment: ["TZ": "Asia/Seoul"]).zone
    let start = try Date("2026-11-21T09:00:00+09:00", strategy: .iso8601)
    var life = try await Life(in: zone, counting: start, from: start)
    try await life.live(until: start.addingTimeInterval(6 * 3600))
    #expect((360...390).contains(life.turns))
  }
}
