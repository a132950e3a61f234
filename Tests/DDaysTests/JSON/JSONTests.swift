import Almanac
import DDays
import Foundation
import Kit
import Testing

struct JSONTests {
  private func harvest(_ text: String) throws -> Harvest { try Harvest(json: Array(text.utf8)) }

  @Test func whatIsWrittenIsReadAsItWas() throws {
    var random = SplitMix(seed: 6)
    let all = (0..<200).map { number in
      let start = CivilDay(number: .random(in: -20_000...20_000, using: &random))
      let lunar = start.lunar.map { Recurrence.lunarYearly(LunarAnniversary($0)) }
      let recurrence = (Recurrence.plain + [lunar].compactMap(\.self)).randomElement(using: &random)
      return Occasion(
        title: ["", "\"a\\b\u{9B}/", "한글"][number % 3],
        rule: DayRule(
          start: start, recurrence: recurrence ?? .never,
          missingDay: MissingDay.allCases[number % 3],
          end: number % 5 == 0 ? start.advanced(by: number) : nil),
        isInclusive: number % 2 == 0, group: "가족", isPinned: number % 3 == 0, note: "a\nb\u{1B}")
    }
    let text = JSONText.text(all.map(OccasionRecord.init))
    #expect(!text.unicodeScalars.contains { 0x7F...0x9F ~= $0.value || $0 == "\u{1B}" })
    let harvest = try harvest(text)
    #expect(harvest.skipped == [])
    #expect(harvest.occasions == all)
  }

  /// A terminal would show what follows them the other way round.
  @Test(
    arguments: ["\u{61C}", "\u{200E}", "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}"]
      as [Unicode.Scalar])
  func whatTurnsTextRoundIsEscaped(control: Unicode.Scalar) throws {
    let occasion = Occasion(
      title: "a\(control)b", rule: DayRule(start: CivilDay(number: 0)), note: "\(control)")
    let text = JSONText.text([OccasionRecord(occasion)])
    #expect(!text.unicodeScalars.contains(control))
    let digits = String(control.value, radix: 16)
    #expect(text.contains("a\\u\(digits.count < 4 ? "0" : "")\(digits)b"))
    #expect(try harvest(text).occasions == [occasion])
  }

  @Test func readsWhatAPersonWrites() throws {
    let harvest = try harvest(
      """
      [
        {"title": "Christmas", "date": "2026-12-25", "repeat": "yearly"},
        {"title": "추석", "start": "2026-09-25", "lunar": "8-15", "days": 12, "text": "D-12"}
      ]
      """)
    #expect(harvest.skipped == [])
    #expect(harvest.occasions.map(\.rule.recurrence.word) == ["yearly", "yearly"])
    #expect(harvest.occasions[1].rule.recurrence != .yearly)
    #expect(try self.harvest(#"{"date": "2026-12-25"}"#).occasions.map(\.title) == [""])
    #expect(try self.harvest("[]").occasions == [])
  }

  @Test(arguments: [
    (#"{"title": "x"}"#, "it has no date."),
    (#"{"date": "2026-02-30"}"#, "'2026-02-30' is no date such as 2026-12-25."),
    (#"{"date": 20260230}"#, "date is of another sort."), ("7", "this is no object."),
    (
      #"{"date": "2026-12-25", "repeat": "daily"}"#,
      "repeat is one of never, weekly, monthly, yearly, and not 'daily'."
    ),
    (
      #"{"date": "2026-12-25", "repeat": "weekly", "lunar": "8-15"}"#,
      "no day is '8-15' of the lunar calendar 'weekly'."
    ),
    (
      #"{"date": "2026-12-25", "lunar": "13-15"}"#,
      "no day is '13-15' of the lunar calendar 'yearly'."
    ),
    (
      #"{"date": "2026-12-25", "missing": "none"}"#,
      "missing is one of last, next, skip, and not 'none'."
    ),
    (#"{"date": "2026-12-25", "until": "2026-12-24"}"#, "A D-Day can't end before it starts."),
    ("{\"date\": \"2026-12-25\", }x", "this is no JSON."),
    (String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000), "this is no JSON."),
  ])
  func tellsWhatIsWrongAndWhere(element: String, reason: String) throws {
    let harvest = try harvest("[\n\n" + element + ",\n{\"date\": \"2026-12-25\"}]")
    #expect(harvest.occasions.count == 1)
    #expect(harvest.skipped.map(\.description) == ["3: \(reason)"])
  }

  @Test(arguments: [
    ("", "1: a value is missing."), ("[\n{\"a\": \"\n\"", "2: this has no end."),
    ("[\n1 2\n", "3: ',' or ']' is missing."), ("[1,]", "1: a value is missing."),
    ("[\n\"", "2: ',' or ']' is missing."), ("[]]", "1: there is more than one value."),
    ("[1]\n2", "2: there is more than one value."),
  ])
  func whatIsNoJSONIsRefused(text: String, expected: String) {
    let error = #expect(throws: LineFault.self) { try harvest(text) }
    #expect(error?.description == expected)
  }

  @Test func filesAreToldByWhatTheyBeginWith() throws {
    let texts = [
      "\u{FEFF} {\"date\": \"2026-12-25\"}", "\n[{\"date\": \"2026-12-25\"}]",
      "\u{FEFF}BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261225\nEND:VEVENT\nEND:VCALENDAR",
    ]
    for text in texts {
      let harvest = try Harvest(Array(text.utf8), zone: .utc)
      #expect(harvest.occasions.map(\.rule.start.description) == ["2026-12-25"])
    }
  }

  @Test func survivesMutations() throws {
    let corpus = [
      #"[{"title": "a\"b", "date": "2026-12-25", "lunar": "8-15"}, {"start": "2026-01-01"}]"#,
      #"{"date": "2026-12-25", "repeat": "monthly", "missing": "next", "until": "2027-01-01"}"#,
    ]
    try fuzz(corpus.map { Array($0.utf8) }, rounds: 2000) { _ = try? Harvest($0, zone: .utc) }
  }
}
