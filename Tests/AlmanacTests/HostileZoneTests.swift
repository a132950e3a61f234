import Almanac
import Foundation
import Kit
import Testing

struct HostileZoneTests {
  static let names = ["Africa/Casablanca", "America/Nuuk", "Asia/Seoul", "Europe/Dublin", "UTC"]

  private func file(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(name)")))
  }

  /// The offset of the block with 8-byte times.
  private func secondHeader(in bytes: [UInt8]) throws -> Int {
    let magic = Array("TZif".utf8)
    return try #require((4..<bytes.count).first { bytes[$0...].starts(with: magic) })
  }

  @Test(arguments: names)
  func everyCutIsRefused(name: String) throws {
    let bytes = try file(name)
    for length in bytes.indices {
      #expect(throws: ZoneError.self) {
        try Zone(tzif: Array(bytes.prefix(length)), name: name)
      }
    }
  }

  @Test(
    arguments: [
      (0, [0xFF, 0xFF, 0xFF, 0xFF], .truncated), (8, [0, 0, 0, 1], .leapSeconds),
      (12, [0x7F, 0xFF, 0xFF, 0xFF], .truncated), (16, [0, 0, 0, 0], .noKinds),
      (16, [0x80, 0, 0, 0], .truncated), (20, [0, 0, 0, 0], .wrongAbbreviation),
    ] as [(Int, [UInt8], TZifFault)])
  func lyingCountsAreRefused(place: Int, count: [UInt8], fault: TZifFault) throws {
    var bytes = try file("UTC")
    let start = try secondHeader(in: bytes) + 20 + place
    bytes.replaceSubrange(start..<start + 4, with: count)
    #expect(throws: ZoneError.malformed(fault)) { try Zone(tzif: bytes, name: "UTC") }
  }

  @Test func whatIsNoZoneFileIsRefused() {
    let long = [UInt8](repeating: 0, count: 1 << 19)
    #expect(throws: ZoneError.malformed(.tooLong)) { try Zone(tzif: long, name: "") }
    #expect(throws: ZoneError.malformed(.truncated)) { try Zone(tzif: [], name: "") }
    #expect(throws: ZoneError.malformed(.noMagic)) {
      try Zone(tzif: Array("TZip".utf8), name: "")
    }
  }

  @Test func oldFilesAreReadWithoutARule() throws {
    var bytes = try file("Asia/Seoul")
    bytes[4] = 0
    let zone = try Zone(tzif: Array(bytes.prefix(secondHeader(in: bytes))), name: "old")
    let date = Date(timeIntervalSince1970: 580_000_000)
    #expect(zone.offset(at: date) == (try Zone(named: "Asia/Seoul").offset(at: date)))
    #expect(zone.offset(at: date).abbreviation == "KDT")
  }

  @Test(arguments: names)
  func changedFilesAreReadOrRefused(name: String) throws {
    let bytes = try file(name)
    for seed in 0..<400 as Range<UInt64> { checkChanged(bytes, seed: seed) }
  }

  private func checkChanged(_ bytes: [UInt8], seed: UInt64) {
    var random = SplitMix(seed: seed)
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let index = Int.random(in: bytes.indices, using: &random)
      bytes[index] = UInt8.random(in: .min ... .max, using: &random)
    }
    guard let zone = try? Zone(tzif: bytes, name: "") else { return }
    for second in [-1e18, -4e9, 0, 1e9, 1.8e9, 4e9, 1e18] {
      let date = Date(timeIntervalSince1970: second)
      let day = zone.civil(at: date).day
      #expect(abs(zone.offset(at: date).seconds) < 26 * 3600)
      #expect(zone.startOfDay(day) <= zone.startOfDay(day.advanced(by: 1)))
      if let next = zone.nextTransition(after: date) { #expect(next > date || second < -1e10) }
      if let end = zone.end(of: .day, at: date) { #expect(end > date) }
    }
  }

  /// Fragments of rules in random order.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func randomRulesAreReadOrRefused(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let pieces = [
      "AAA", "BBB", "<+1>", "0", "5", "-9", "24", ",", "M3.2.0", "M11.5.6", "J1", "J365", "0",
      "365", "/", "/-167", "/167", ":59",
    ]
    for _ in 0..<100 {
      let tail = (0..<Int.random(in: 0..<6, using: &random)).compactMap { _ in
        pieces.randomElement(using: &random)
      }
      check("AAA" + tail.joined())
    }
  }

  /// Clock changes at the edges of years, and both at once.
  @Test(arguments: ["M1.1.0", "M12.5.0", "J1", "J365", "0", "365", "J60"])
  func extremeRulesAreTotal(start: String) {
    for end in ["M1.1.0", "J365", "365", "0"] {
      for (first, second) in [("/-167", "/167"), ("/167", "/-167"), ("/0", "/0"), ("", "/24")] {
        check("AAA-24BBB24,\(start)\(first),\(end)\(second)")
      }
    }
  }

  private func check(_ rule: String) {
    guard let zone = try? Zone(posix: rule) else { return }
    for year in stride(from: 1, through: 9999, by: 1333) {
      guard let day = CivilDay(year: year, month: 12, day: 31) else { continue }
      let start = zone.startOfDay(day)
      if let next = zone.nextTransition(after: start) { #expect(next > start) }
      if let end = zone.end(of: .day, at: start) { #expect(end > start) }
    }
  }
}
