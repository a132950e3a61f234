import Almanac
import DDays
import FoundationEssentials
import Kit
import Store

extension Stage {
  static let calendar = Stage(
    name: "calendar", summary: "a calendar of 10,000 events: read, kept, and kept once more"
  ) {
    let bytes = Array(text.utf8)
    let occasions = try ImportedOccasions(calendar: bytes, zone: .utc).occasions
    let known = try TestFolder()
    _ = try DDayBook(in: Store(in: known.path)).add(occasions)
    return [
      Figure(
        "calendar.read", try Timing.of { try ImportedOccasions(calendar: bytes, zone: .utc) },
        in: .milliseconds),
      Figure("calendar.keep", try keep(occasions), in: .milliseconds, limit: 1000),
      Figure(
        "calendar.keep.again",
        try Timing.of { try DDayBook(in: Store(in: known.path)).add(occasions) },
        in: .milliseconds, limit: 1000),
    ]
  }

  private static let events = 10_000

  private static var text: String {
    let rules = ["", "RRULE:FREQ=YEARLY\r\n", "RRULE:FREQ=MONTHLY;COUNT=12\r\n"]
    let parts = (0..<events).map { number in
      let day = CivilDay(number: 20_000 + number).description.filter { $0 != "-" }
      return "BEGIN:VEVENT\r\nUID:\(number)@bench\r\nSUMMARY:Event \(number)\r\n"
        + "DTSTART;VALUE=DATE:\(day)\r\n"
        + "\(rules[number % rules.count])END:VEVENT\r\n"
    }
    return "BEGIN:VCALENDAR\r\n\(parts.joined())END:VCALENDAR\r\n"
  }

  /// Uses a separate store each time.
  private static func keep(_ occasions: [Occasion]) throws -> Timing {
    try .of { watch in
      let folder = try TestFolder()
      try watch.time { try DDayBook(in: Store(in: folder.path)).add(occasions) }
    }
  }
}
