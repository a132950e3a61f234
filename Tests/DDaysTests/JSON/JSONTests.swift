import Almanac
import System
import DDays
import Foundation
import Kit
import Testing

struct JSONTests {
  private func imported(_ text: String) throws -> ImportedOccasions {
    try ImportedOccasions(json: Array(text.utf8))
  }

  @Test(arguments: [0, 1, 255, 256, 257, 600])
  func isTheSameInPieces(count: Int) throws {
    let numbers = (0..<count).map { ["a": $0, "b[]": -$0] }
    var (text, pieces) = ("", 0)
    try JSONText.write(numbers, as: { $0 }) { piece in
      text += piece
      pieces += 1
    }
    #expect(try text == JSONText.text(numbers))
    #expect(pieces <= 1 + (count + 255) / 256)
  }

  @Test func whatIsWrittenIsReadAsItWas() throws {
    var random = SplitMix(seed: 6)
    let all = (0..<200).map { number in
      let start = CivilDay(number: .random(in: -20_000...20_000, using: &random))
      let lunar = start.lunar.map { Recurrence.lunarYearly(LunarAnniversary($0)) }
      let recurrence = (Recurrence.plain + Recurrence.unusual + [lunar].compactMap(\.self))
        .randomElement(using: &random)
      return Occasion(
        title: ["", "\"a\\b\u{9B}/", "한글"][number % 3],
        rule: DayRule(
          start: start, recurrence: recurrence ?? .never,
          missingDay: MissingDay.allCases[number % 3],
          end: number % 5 == 0 ? start.advanced(by: number) : nil),
        isInclusive: number % 2 == 0, group: "가족", isPinned: number % 3 == 0, note: "a\nb\u{1B}")
    }
    let text = try JSONText.text(all.map(OccasionRecord.init))
    #expect(!text.unicodeScalars.contains { 0x7F...0x9F ~= $0.value || $0 == "\u{1B}" })
    let imported = try imported(text)
    #expect(imported.skipped == [])
    #expect(imported.occasions == all)
  }

  /// A terminal would reverse the text after these.
  @Test(
    arguments: ["\u{61C}", "\u{200E}", "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}"]
      as [Unicode.Scalar])
  func whatTurnsTextRoundIsEscaped(control: Unicode.Scalar) throws {
    let occasion = Occasion(
      title: "a\(control)b", rule: DayRule(start: CivilDay(number: 0)), note: "\(control)")
    let text = try JSONText.text([OccasionRecord(occasion)])
    #expect(!text.unicodeScalars.contains(control))
    let digits = String(control.value, radix: 16)
    #expect(text.contains("a\\u\(digits.count < 4 ? "0" : "")\(digits)b"))
    #expect(try imported(text).occasions == [occasion])
  }

  @Test func aFileOfTooManyDaysIsRefused() throws {
    let most = Bound.importRecords.greatest
    func list(_ count: Int) -> String { "[" + String(repeating: "1,", count: count - 1) + "1]" }
    let error = #expect(throws: LineFault.self) { try imported(list(most + 1)) }
    #expect(error?.description == "1: dday.fault.records %@ 200,000")
  }

  @Test func readsWhatAPersonWrites() throws {
    let imported = try imported(
      """
      [
        {"title": "Christmas", "date": "2026-12-25", "repeat": "yearly"},
        {"title": "추석", "start": "2026-09-25", "lunar": "8-15", "days": 12, "text": "D-12"}
      ]
      """)
    #expect(imported.skipped == [])
    #expect(imported.occasions.map(\.rule.recurrence.word) == ["yearly", "yearly"])
    #expect(imported.occasions[1].rule.recurrence != .yearly)
    #expect(try self.imported(#"{"date": "2026-12-25"}"#).occasions.map(\.title) == [""])
    #expect(try self.imported("[]").occasions == [])
  }

  @Test(arguments: [
    (#"{"title": "x"}"#, "dday.fault.dateless"),
    (#"{"date": "2026-02-30"}"#, "dday.fault.iso %@ '2026-02-30'"),
    (#"{"date": 20260230}"#, "dday.fault.sort %@ date"), ("7", "dday.fault.object"),
    (
      #"{"date": "2026-12-25", "repeat": "hourly"}"#,
      "dday.fault.choice %@ %@ %@ repeat never, daily, weekly, monthly, yearly 'hourly'"
    ),
    (
      #"{"date": "2026-12-25", "repeat": "weekly", "lunar": "8-15"}"#,
      "dday.fault.lunar %@ %@ '8-15' 'weekly'"
    ),
    (
      #"{"date": "2026-12-25", "lunar": "13-15"}"#,
      "dday.fault.lunar %@ %@ '13-15' 'yearly'"
    ),
    (
      #"{"date": "2026-12-25", "missing": "none"}"#,
      "dday.fault.choice %@ %@ %@ missing last, next, skip 'none'"
    ),
    (#"{"date": "2026-12-25", "until": "2026-12-24"}"#, "dday.error.backwards"),
    ("{\"date\": \"2026-12-25\", }x", "dday.fault.json"),
    (String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000), "dday.fault.json"),
  ])
  func tellsWhatIsWrongAndWhere(element: String, reason: String) throws {
    let imported = try imported("[\n\n" + element + ",\n{\"date\": \"2026-12-25\"}]")
    #expect(imported.occasions.count == 1)
    #expect(imported.skipped.map(\.description) == ["3: \(reason)"])
  }

  @Test(arguments: [
    ("", "1: dday.fault.value"), ("[\n{\"a\": \"\n\"", "2: dday.fault.open"),
    ("[\n1 2\n", "3: dday.fault.comma"), ("[1,]", "1: dday.fault.value"),
    ("[\n\"", "2: dday.fault.comma"), ("[]]", "1: dday.fault.values"),
    ("[1]\n2", "2: dday.fault.values"),
  ])
  func whatIsNoJSONIsRefused(text: String, expected: String) {
    let error = #expect(throws: LineFault.self) { try imported(text) }
    #expect(error?.description == expected)
  }

  @Test func filesAreToldByWhatTheyBeginWith() throws {
    let texts = [
      "\u{FEFF} {\"date\": \"2026-12-25\"}", "\n[{\"date\": \"2026-12-25\"}]",
      "\u{FEFF}BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261225\nEND:VEVENT\nEND:VCALENDAR",
    ]
    for text in texts {
      let imported = try ImportedOccasions(Array(text.utf8), zone: .utc)
      #expect(imported.occasions.map(\.rule.start.description) == ["2026-12-25"])
    }
  }

  @Test func survivesMutations() throws {
    let corpus = [
      #"[{"title": "a\"b", "date": "2026-12-25", "lunar": "8-15"}, {"start": "2026-01-01"}]"#,
      #"{"date": "2026-12-25", "repeat": "monthly", "missing": "next", "until": "2027-01-01"}"#,
    ]
    try fuzz(corpus.map { Array($0.utf8) }, rounds: 2000) {
      _ = try? ImportedOccasions($0, zone: .utc)
    }
  }
}
