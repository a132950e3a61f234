import Almanac
import System
import DDays
import Foundation
import Testing

/// Holds the table of what is read of a calendar against what is read.
struct CalendarTermTests {
  private static let sources = URL(filePath: #filePath)
    .appending(path: "../../../../Sources/DDays").standardized

  /// An event for each name, in which it matters.
  private static let used: [String: [String]] = [
    "DTSTART": [], "RRULE": ["RRULE:FREQ=DAILY"], "RDATE": ["RDATE:20260107"],
    "EXDATE": ["RRULE:FREQ=DAILY", "EXDATE:20260106"], "SUMMARY": ["SUMMARY:x"],
    "DESCRIPTION": ["DESCRIPTION:x"], "CATEGORIES": ["CATEGORIES:x,y"], "UID": ["UID:x"],
    "X-WIDGETTY-INCLUSIVE": ["X-WIDGETTY-INCLUSIVE:TRUE"],
    "X-WIDGETTY-PINNED": ["X-WIDGETTY-PINNED:TRUE"],
    "RECURRENCE-ID": ["UID:x", "RECURRENCE-ID:20260105"],
    "FREQ": ["RRULE:FREQ=DAILY"], "INTERVAL": ["RRULE:FREQ=DAILY;INTERVAL=2"],
    "COUNT": ["RRULE:FREQ=DAILY;COUNT=2"], "UNTIL": ["RRULE:FREQ=DAILY;UNTIL=20260107"],
    "WKST": ["RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=SU"],
    "BYDAY": ["RRULE:FREQ=MONTHLY;BYDAY=1MO"], "BYMONTHDAY": ["RRULE:FREQ=MONTHLY;BYMONTHDAY=5,-1"],
    "BYMONTH": ["RRULE:FREQ=YEARLY;BYMONTH=1,7"],
    "BYSETPOS": ["RRULE:FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1"],
    "BYYEARDAY": ["DTSTART:20240229", "RRULE:FREQ=YEARLY;BYYEARDAY=60"],
    "RSCALE": ["RRULE:FREQ=YEARLY;RSCALE=DANGI"],
    "SKIP": ["DTSTART:20260131", "RRULE:FREQ=MONTHLY;SKIP=BACKWARD"],
    "TZID": ["DTSTART;TZID=America/New_York:20260105T200000"],
  ]

  /// Names that matter only to a whole calendar or among several components, for which other tests are.
  private static let among: Set<String> = [
    "VCALENDAR", "VEVENT", "VTIMEZONE", "STANDARD", "DAYLIGHT", "SEQUENCE", "DTSTAMP",
    "STATUS", "TZOFFSETFROM", "TZOFFSETTO", "RANGE", "NAME", "X-WR-CALNAME",
  ]

  /// A calendar for each name with a fault.
  private static let wrong: [String: [(text: String, fault: String)]] = [
    "VCALENDAR": [
      ("x", "calendar"), (calendar(""), "eventless"), (deep, "deep"),
      (calendar("END:VEVENT\n"), "end"), ("BEGIN:VCALENDAR\n", "endless %@"),
      (event("?"), "property"), (long, "lines %@"), (many, "records %@"),
      (event("EXDATE:" + String(repeating: ",", count: Bound.calendarDays.greatest)), "work %@"),
    ],
    "VEVENT": [(event("RRULE:FREQ=DAILY", "EXDATE:" + everyOtherDay), "gaps")],
    "VTODO": [
      (calendar("BEGIN:VTODO\nEND:VTODO\n"), "todos.one"),
      (calendar("BEGIN:VTODO\nEND:VTODO\nBEGIN:VTODO\nEND:VTODO\n"), "todos %lld"),
    ],
    "DTSTART": [
      (calendar("BEGIN:VEVENT\nEND:VEVENT\n"), "start"),
      (event("DTSTART:20260105,20260106"), "starts"), (event("DTSTART:x"), "date %@"),
    ] + twice("DTSTART"),
    "RRULE": [
      (event("RRULE:x"), "rule %@"), (event("RRULE:FREQ=HOURLY"), "recurrence %@"),
      (
        event("DTSTART;TZID=America/New_York:20260131T200000", "RRULE:FREQ=MONTHLY;BYMONTHDAY=31"),
        "shifted %@"
      ),
    ] + twice("RRULE"),
    "EXRULE": [(event("EXRULE:FREQ=DAILY"), "recurrence %@")],
    "EXDATE": [(event("EXDATE:20260105"), "gap"), (event("EXDATE:x"), "date %@")],
    "RDATE": [(event("RDATE:x"), "date %@")],
    "RECURRENCE-ID": [(changed("x"), "date %@"), (changed("20260105,20260106"), "starts")],
    "SUMMARY": unreadable("SUMMARY") + twice("SUMMARY"),
    "DESCRIPTION": unreadable("DESCRIPTION") + twice("DESCRIPTION"),
    "CATEGORIES": unreadable("CATEGORIES"), "UID": unreadable("UID") + twice("UID"),
    "STATUS": [(event("STATUS:CANCELLED"), "cancelled")],
    "TZID": [(event("DTSTART;TZID=Nowhere:20260105T100000"), "zone %@")],
    "RANGE": [
      (event("RECURRENCE-ID;RANGE=THISANDFUTURE:20260105"), "exception"),
      (event("RECURRENCE-ID;RANGE=THISANDPRIOR:20260105"), "earlier"),
      (event("RECURRENCE-ID;RANGE=ALL:20260105"), "range %@"),
    ],
    "FREQ": [(rule("FREQ=SECONDLY"), "recurrence %@")],
    "INTERVAL": [
      (rule("FREQ=DAILY;INTERVAL=0"), "recurrence %@"),
      (rule("FREQ=DAILY;INTERVAL=1001"), "recurrence %@"),
    ],
    "COUNT": [
      (rule("FREQ=DAILY;COUNT=0"), "count %@"), (rule("FREQ=DAILY;COUNT=10000"), "count %@"),
      (rule("FREQ=DAILY;COUNT=1;UNTIL=20270101"), "ends"),
    ],
    "UNTIL": [
      (rule("FREQ=DAILY;UNTIL=20250101"), "backwards"), (rule("FREQ=DAILY;UNTIL=x"), "date %@"),
    ],
    "BYDAY": [(rule("FREQ=YEARLY;BYDAY=20MO"), "recurrence %@")],
    "BYMONTHDAY": [(rule("FREQ=MONTHLY;BYMONTHDAY=-2"), "recurrence %@")],
    "BYMONTH": [
      (rule("FREQ=YEARLY;BYMONTH=13"), "recurrence %@"),
      (rule("FREQ=MONTHLY;INTERVAL=2;BYMONTH=1"), "recurrence %@"),
    ],
    "BYSETPOS": [(rule("FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1"), "recurrence %@")],
    "BYYEARDAY": [(rule("FREQ=YEARLY;BYYEARDAY=5"), "recurrence %@")],
    "BYWEEKNO": [(rule("FREQ=YEARLY;BYWEEKNO=2"), "recurrence %@")],
    "BYHOUR": [(rule("FREQ=DAILY;BYHOUR=2"), "recurrence %@")],
    "BYMINUTE": [(rule("FREQ=DAILY;BYMINUTE=2"), "recurrence %@")],
    "BYSECOND": [(rule("FREQ=DAILY;BYSECOND=2"), "recurrence %@")],
    "RSCALE": [(rule("FREQ=YEARLY;RSCALE=HEBREW"), "recurrence %@")],
    "SKIP": [(rule("FREQ=MONTHLY;SKIP=x"), "recurrence %@")],
  ]

  private static func calendar(_ parts: String) -> String {
    "BEGIN:VCALENDAR\n\(parts)END:VCALENDAR\n"
  }

  /// A calendar with an event that begins on a Monday, unless it says otherwise.
  private static func event(_ lines: String...) -> String { event(lines) }

  private static func event(_ lines: [String]) -> String {
    let start = lines.contains { $0.hasPrefix("DTSTART") } ? [] : ["DTSTART:20260105"]
    return calendar(
      (["BEGIN:VEVENT"] + start + lines + ["END:VEVENT"]).map { $0 + "\n" }.joined())
  }

  private static func rule(_ text: String) -> String { event("RRULE:\(text)") }

  /// A series of which an occurrence is changed.
  private static func changed(_ occurrence: String) -> String {
    event(
      "DTSTART:20260105", "RRULE:FREQ=DAILY", "UID:1", "END:VEVENT", "BEGIN:VEVENT", "UID:1",
      "DTSTART:20260109",
      "RECURRENCE-ID:\(occurrence)")
  }

  private static func twice(_ name: String) -> [(text: String, fault: String)] {
    [(event("\(name):20260105", "\(name):20260105"), "twice %@")]
  }

  /// A value of which a byte is no UTF-8, for which the bytes of U+FFFD stand.
  private static func unreadable(_ name: String) -> [(text: String, fault: String)] {
    [(event("\(name):\u{FFFD}"), "encoding %@")]
  }

  private static let deep = String(repeating: "BEGIN:VCALENDAR\n", count: 9)

  private static var long: String {
    calendar(String(repeating: "\n", count: Bound.calendarLines.greatest))
  }

  private static var many: String {
    let rule = "FREQ=MONTHLY;BYDAY=1MO,1TU,1WE,1TH,1FR,2MO,2TU,2WE,2TH,2FR"
    let event = "BEGIN:VEVENT\nDTSTART:20260105\nRRULE:\(rule)\nEND:VEVENT\n"
    return calendar(String(repeating: event, count: Bound.importRecords.greatest / 10 + 1))
  }

  private static var everyOtherDay: String {
    (1...1001).map { CivilDay(number: 20_458 + 2 * $0).description.replacing("-", with: "") }
      .joined(separator: ",")
  }

  private func faults(in bytes: [UInt8]) throws -> [String] {
    do {
      return try ImportedOccasions(calendar: bytes, zone: Zone(named: "Asia/Seoul")).skipped.map(
        \.reason.key)
    } catch let fault as LineFault {
      return [fault.reason.key]
    }
  }

  @Test(arguments: CalendarTerm.all) func whatIsToldIsLeftOut(term: CalendarTerm) throws {
    var told: Set<String> = []
    for name in term.names {
      for (text, fault) in Self.wrong[name] ?? [] {
        let bytes = text.utf8.flatMap { $0 == 0xEF ? [0xFF] : [$0] }
        let found = try faults(in: bytes)
        #expect(found.contains("dday.fault.\(fault)"), "\(name): \(found)")
        told.insert("dday.fault.\(fault)")
      }
    }
    #expect(told == Set(term.faults), "\(term.names)")
    #expect((term.leftOut == nil) == term.faults.isEmpty)
  }

  @Test(arguments: CalendarTerm.all) func whatIsReadMatters(term: CalendarTerm) throws {
    guard term.use != nil else { return }
    for name in term.names where !Self.among.contains(name) {
      let lines = try #require(Self.used[name], "\(name)")
      let part = try Regex(";?\(name)=[^;:]*")
      let without = lines.filter { !$0.hasPrefix(name) }
        .map { term.sort == .property ? $0 : $0.replacing(part, with: "") }
      let read = try ImportedOccasions(text: Self.event(lines))
      #expect(read.skipped == [], "\(name)")
      if name != "DTSTART" {
        #expect(try read != ImportedOccasions(text: Self.event(without)), "\(name)")
      }
    }
  }

  @Test func whatIsIgnoredDoesNotMatter() throws {
    let plain = try ImportedOccasions(text: Self.event())
    for lines in [["DTEND:20270101"], ["DURATION:P9D"], ["BEGIN:VALARM", "END:VALARM"]] {
      #expect(try ImportedOccasions(text: Self.event(lines)) == plain)
    }
  }

  /// A name or a fault that the code knows has a row.
  @Test func everyNameInTheCodeIsInTheTable() throws {
    let folder = Self.sources.appending(path: "Calendar")
    let names = Set(CalendarTerm.all.flatMap(\.names)).union(Self.values)
    let keys = Set(CalendarTerm.all.flatMap(\.faults))
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for match in text.matches(of: /"([A-Z][A-Z-]+[A-Z])"/) {
        #expect(names.contains(String(match.output.1)), "\(file): \(match.output.1)")
      }
      for match in text.matches(of: /"(dday\.fault\.[^"\\]+)"/) {
        #expect(keys.contains(String(match.output.1)), "\(file): \(match.output.1)")
      }
    }
  }

  /// What isn't a name but a value.
  private static let values: Set<String> = [
    "BACKWARD", "BEGIN", "CANCELLED", "DAILY", "DANGI", "END", "FORWARD", "GREGORIAN", "MONTHLY",
    "OMIT", "THISANDFUTURE", "THISANDPRIOR", "TRUE", "WEEKLY", "YEARLY",
  ]

  /// The table of the README has exactly the terms, in their order.
  @Test func areInTheTableOfTheReadme() throws {
    let readme = try String(
      contentsOf: Self.sources.appending(path: "Calendar/README.md"), encoding: .utf8)
    let strings = try String(
      contentsOf: Self.sources.appending(path: "../../Resources/en.strings"), encoding: .utf8)
    let sentences = Dictionary(
      uniqueKeysWithValues: strings.matches(of: /"(dday\.fault\.[^"]+)" = "([^"]+)\.";/).map {
        (String($0.output.1), String($0.output.2))
      })
    let rows = readme.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    #expect(rows.map(String.init) == CalendarTerm.all.map { $0.row(sentences) })
  }
}

extension CalendarTerm {
  fileprivate func row(_ sentences: [String: String]) -> String {
    let told = faults.map { key in
      (sentences[key] ?? key).replacing(/%(@|lld)/, with: "…")
    }
    let names = names.map { "`\($0)`" }.joined(separator: " ")
    let cells = [names, sort.rawValue, use ?? "", leftOut ?? "", told.joined(separator: "; ")]
    return "| " + cells.map { $0.isEmpty ? "–" : $0 }.joined(separator: " | ") + " |"
  }
}
