import FoundationEssentials
import Kit
import Testing
import Weather

@testable import Gallery

struct WeatherLifeTests {
  private static let start = Date(timeIntervalSince1970: 1_795_221_660)
  private static let hour: TimeInterval = 3600
  private static let day: TimeInterval = 86_400
  private let cities: [CityEntity] = [.seoul, .seoul, .busan]

  /// Tiles whose network is down in a range of seconds from the start.
  private func life(
    of cities: [CityEntity]? = nil, without network: Range<TimeInterval>
  ) throws -> WeatherLife {
    try WeatherLife(at: Self.start, of: cities ?? self.cities) { date in
      network.contains(date.timeIntervalSince(Self.start)) ? WeatherFault(.unknownHost) : nil
    }
  }

  @Test func aDayLikeAnyOther() async throws {
    var life = try life(without: 0..<0)
    try await life.live(for: 3 * Self.day)
    #expect(life.told.allSatisfy { $0.map { life.date.timeIntervalSince($0) < 1800 } ?? false })
    // The first requests of tiles are free, and two tiles of a place share their data.
    #expect(life.mostAskedInADay <= 70 + 5)
    #expect(life.world.mostRequestsInADay <= 96)
  }

  /// The connection returns without any sign on this machine.
  @Test(arguments: [3, 25] as [Double])
  func aNetworkThatWasAwayIsUsedWithinAMinute(hours: Double) async throws {
    let end = (1 + hours) * Self.hour
    var life = try life(without: Self.hour..<end)
    try await life.live(for: end - 1)
    #expect(life.tiles.keys.allSatisfy { life.shown($0, at: life.date)?.freshness != .fresh })
    let back = life.date + 1
    try await life.live(for: 61)
    #expect(life.told.allSatisfy { $0.map { $0 >= back } ?? false })
    let places = Set(life.tiles.values.map(\.place)).count
    let failed = life.world.attempts.count { $0.fault != nil }
    #expect(failed < places * Int(hours * Self.hour / 45 + 10))
  }

  @Test func aNetworkThatIsToldOfIsUsedAtOnce() async throws {
    var life = try life(without: Self.hour..<2 * Self.hour)
    try await life.live(for: 2 * Self.hour)
    let attempts = life.world.attempts.count
    try await life.hearOfNetwork()
    #expect(life.told.allSatisfy { $0 == life.date })
    #expect(life.world.attempts.count == attempts + 2)
    try await life.hearOfNetwork()
    #expect(life.world.attempts.count == attempts + 2)
  }

  /// The network comes back a little after the machine has woken.
  @Test func aLidThatWasClosedForThreeDays() async throws {
    let wake = 3 * Self.hour + 3 * Self.day
    var life = try life(without: wake..<wake + 20)
    try await life.live(for: 3 * Self.hour)
    try await life.closeTheLid(for: 3 * Self.day)
    #expect(life.tiles.keys.allSatisfy { life.shown($0, at: life.date)?.freshness == .expired })
    try await life.live(for: 20 + 60)
    #expect(life.told.allSatisfy { $0.map { life.date.timeIntervalSince($0) < 60 } ?? false })
  }

  @Test(arguments: 0..<3 as Range<UInt64>)
  func aServerThatFailsHalfTheTimeIsLeftInPeace(seed: UInt64) async throws {
    let days = 3 * Self.day
    var life = try WeatherLife(at: Self.start, of: [.seoul, .busan]) { date in
      let elapsed = date.timeIntervalSince(Self.start)
      var random = SplitMix(seed: seed ^ UInt64(elapsed * 1000))
      return elapsed < days && Bool.random(using: &random) ? WeatherFault(.outage) : nil
    }
    try await life.live(for: days)
    #expect(life.mostAskedInADay <= 70 + 5)
    #expect(life.world.mostRequestsInADay <= 70 + 5)
    try await life.live(for: Self.hour + 90)
    #expect(life.told.allSatisfy { $0.map { $0 > Self.start + days } ?? false })
  }

  @Test func aServerThatIsOutOfOrderIsAskedOnceAnHour() async throws {
    var life = try WeatherLife(at: Self.start, of: cities) { _ in WeatherFault(.outage) }
    try await life.live(for: Self.day)
    // Seven attempts after growing pauses, then one every hour, shortened at random by up to an
    // eighth.
    #expect(life.world.attempts.count <= 7 + 24 * 8 / 7)
  }
}
