import Foundation
import Testing

@testable import Desk

struct PaceTests {
  private let date = Date(timeIntervalSince1970: 1_795_221_660)
  private let wall = Date(timeIntervalSince1970: 1_000)

  @Test func followsTheWallClock() {
    #expect(Pace.wall.date(wall: wall, at: .seconds(5)) == wall)
    #expect(Pace.wall.wait(until: date) == Wait(date: date))
  }

  @Test func standsStillWhenFrozen() {
    #expect(Pace.frozen(date).date(wall: wall, at: .seconds(5)) == date)
    #expect(Pace.frozen(date).wait(until: date) == Wait())
    #expect(Pace.frozen(date).longestWait == Wait())
  }

  @Test func runsSomeTimesAsFast() {
    let pace = Pace.running(from: date, at: .seconds(100), speed: 60)
    #expect(pace.date(wall: wall, at: .seconds(100)) == date)
    #expect(pace.date(wall: wall, at: .milliseconds(100_500)) == date.addingTimeInterval(30))
    #expect(pace.wait(until: date.addingTimeInterval(90)) == Wait(instant: .milliseconds(101_500)))
  }

  @Test func isNaturalUnlessItHurries() {
    #expect(Pace.wall.isNatural && Pace.frozen(date).isNatural)
    #expect(Pace.running(from: date, at: .zero, speed: 1).isNatural)
    #expect(!Pace.running(from: date, at: .zero, speed: 2).isNatural)
  }

  @Test func endsWithWhicheverComesFirst() {
    let early = Wait(date: wall, instant: .seconds(3))
    #expect(early.or(Wait(date: date)) == early)
    #expect(early.or(Wait(instant: .seconds(1))) == Wait(date: wall, instant: .seconds(1)))
    #expect(Wait().or(early) == early)
  }

  /// The date has come when the wait ends; otherwise there would be a second, useless wait.
  @Test(arguments: [1, 7, 60, 3600])
  func neverComesShort(_ speed: Double) throws {
    let pace = Pace.running(from: date, at: .zero, speed: speed)
    for second in 1...500 {
      let due = date.addingTimeInterval(Double(second))
      let instant = try #require(pace.wait(until: due).instant)
      #expect(pace.date(wall: wall, at: instant) >= due)
    }
  }
}
