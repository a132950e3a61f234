import Almanac
import Foundation
import Kit
import Testing

struct SystemZoneTests {
  private let winter = Date(timeIntervalSince1970: 1_795_273_110)
  private let summer = Date(timeIntervalSince1970: 1_782_000_000)

  @Test(arguments: [
    ("Asia/Seoul", 540, 540), (":Asia/Seoul", 540, 540),
    (":/usr/share/zoneinfo/Asia/Seoul", 540, 540), ("/usr/share/zoneinfo/Asia/Seoul", 540, 540),
    ("KST-9", 540, 540), ("<+03>-3", 180, 180), ("<-0330>3:30", -210, -210),
    ("EST5EDT", -300, -240), ("EST5EDT,M3.2.0,M11.1.0", -300, -240),
    ("EST5EDT,M3.2.0/2,M11.1.0/2", -300, -240), ("PST8PDT", -480, -420),
    ("WGT5WGST", -300, -240), ("BRT3BRST2,J60/0,J300/0", -180, -120),
    ("BRT3BRST2,59/0,299/0", -180, -120), ("AEST-10AEDT,M10.1.0,M4.1.0/3", 660, 600),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", 0, 60), ("EST5EDT,0/0,J365/25", -240, -240),
    ("WET0WEST,J1/0,J1/1", 0, 0),
    ("EET-24:59:59", 1499, 1499), ("", 0, 0), (":", 0, 0), ("UTC", 0, 0), ("UTC0", 0, 0),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", -120, -60), ("IST-2IDT,M3.4.4/26,M10.5.0", 120, 180),
  ])
  func formsOfTZ(text: String, winterMinutes: Int, summerMinutes: Int) {
    let (zone, fault) = Zone.system(environment: ["TZ": text])
    #expect(fault == nil)
    #expect(zone.offset(at: winter).seconds / 60 == winterMinutes)
    #expect(zone.offset(at: summer).seconds / 60 == summerMinutes)
  }

  @Test(
    arguments: [
      ("Asia/Seoull", .unknown(name: "Asia/Seoull")), ("Seoul", .unknown(name: "Seoul")),
      ("KST", .unknown(name: "KST")), ("KS-9", .unknown(name: "KS-9")),
      ("KST-25", .unknown(name: "KST-25")), ("KST-9x", .unknown(name: "KST-9x")),
      ("EST5EDT,M3.2.0", .unknown(name: "EST5EDT,M3.2.0")),
      ("EST5EDT,M13.2.0,M11.1.0", .unknown(name: "EST5EDT,M13.2.0,M11.1.0")),
      ("EST5EDT,M3.2.0/168,M11.1.0", .unknown(name: "EST5EDT,M3.2.0/168,M11.1.0")),
      ("EST5EDT,J0,J300", .unknown(name: "EST5EDT,J0,J300")),
      ("EST5EDT,366,J300", .unknown(name: "EST5EDT,366,J300")),
      ("AAA99999999999999999999", .unknown(name: "AAA99999999999999999999")),
      ("../../etc/passwd", .unsafe(name: "../../etc/passwd")),
      ("Asia/../../../../etc/passwd", .unsafe(name: "Asia/../../../../etc/passwd")),
      ("Asia/Seoul\0x", .unsafe(name: "Asia/Seoul\0x")), ("Asia/", .unsafe(name: "Asia/")),
      (":/usr/share/zoneinfo/UTC\0", .unsafe(name: "/usr/share/zoneinfo/UTC\0")),
      ("Asia", .unreadable(path: "/usr/share/zoneinfo/Asia", code: EINVAL)),
      ("/dev/zero", .unreadable(path: "/dev/zero", code: EINVAL)),
      ("/nowhere", .unreadable(path: "/nowhere", code: ENOENT)),
      (":/etc/passwd", .malformed(.noMagic)), ("zone.tab", .malformed(.noMagic)),
    ] as [(String, ZoneError)])
  func unknownZonesAreUTCAndToldOf(text: String, expected: ZoneError) {
    let (zone, fault) = Zone.system(environment: ["TZ": text])
    #expect(zone == .utc)
    #expect(fault == expected)
  }

  @Test(arguments: [
    ("WET0WEST,J59/0,J300", "2028-02-28"), ("AAA0BBB,J60/0,J300", "2028-03-01"),
    ("WET0WEST,58/0,J300", "2028-02-28"), ("AAA0BBB,59/0,J300", "2028-02-29"),
    ("WET0WEST,60/0,J300", "2028-03-01"), ("AAA0BBB,M2.5.2/0,J300", "2028-02-29"),
    ("WET0WEST,M2.1.2/0,J300", "2028-02-01"), ("AAA0BBB,M2.2.1/-24,J300", "2028-02-13"),
    ("WET0WEST,M2.5.0/167,J300", "2028-03-04"),
  ])
  func rulesNameDaysOfLeapYears(rule: String, day: String) throws {
    let zone = try Zone(posix: rule)
    let change = zone.nextTransition(after: try WrittenDate("2028-01-01").date(in: .utc))
    #expect(Zone.utc.civil(at: try #require(change)).day.description == day)
  }

  @Test(arguments: ["", "/etc/passwd", ".", "..", "a//b", String(repeating: "a", count: 5000)])
  func namesThatLeadElsewhereAreUnsafe(name: String) {
    #expect(throws: ZoneError.unsafe(name: name)) { try Zone(named: name) }
  }

  @Test func withoutTZItIsTheSystems() {
    let (zone, fault) = Zone.system(environment: [:])
    #expect(fault == nil)
    var now = time_t(winter.timeIntervalSince1970)
    var local = tm()
    #expect(localtime_r(&now, &local) != nil)
    if ProcessInfo.processInfo.environment["TZ"] == nil {
      #expect(zone.offset(at: winter).seconds == local.tm_gmtoff)
    }
  }

  @Test func theDirectoryOfZonesCanBeAnother() throws {
    let other = ["TZ": "Seoul", "TZDIR": "/usr/share/zoneinfo/Asia"]
    let (zone, fault) = Zone.system(environment: other)
    #expect(fault == nil)
    #expect(zone.name == "Seoul")
    #expect(zone.offset(at: winter).abbreviation == "KST")
  }

  /// Compares with the C library's reading of `TZ`, running `date` for each rule.
  @Test(arguments: [
    "KST-9", "EST5EDT,M3.2.0,M11.1.0", "BRT3BRST2,J60/0,J300/0", "BRT3BRST2,59/0,299/0",
    "AEST-10AEDT,M10.1.0,M4.1.0/3", "IST-1GMT0,M10.5.0,M3.5.0/1",
    "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "IST-2IDT,M3.4.4/26,M10.5.0", "<+1030>-10:30",
    "America/New_York", "Africa/Casablanca", "Australia/Lord_Howe", "Europe/Dublin",
  ])
  func agreesWithTheCLibrary(text: String) throws {
    let (zone, fault) = Zone.system(environment: ["TZ": text])
    #expect(fault == nil)
    var random = SplitMix(seed: 2)
    let dates = (0..<400).map { _ in Int.random(in: 0..<6_000_000_000, using: &random) }
    let lines = dates.map { second in
      let date = Date(timeIntervalSince1970: Double(second))
      return "\(zone.civil(at: date)) \(zone.offset(at: date).abbreviation)"
    }
    #expect(try printedDates(dates, zone: text) == lines)
  }

  private func printedDates(_ seconds: [Int], zone: String) throws -> [String] {
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/date")
    process.arguments = ["-f", "-", "+%Y-%m-%dT%H:%M:%S %Z"]
    process.environment = ["TZ": zone]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    let lines = seconds.map { "@\($0)\n" }.joined()
    try input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
    try input.fileHandleForWriting.close()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
