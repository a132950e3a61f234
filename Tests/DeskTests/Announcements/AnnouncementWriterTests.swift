import Almanac
import System
import FoundationEssentials
import Home
import Testing

@testable import Desk

struct AnnouncementWriterTests {
  /// 25 November 2026, 11:00 in UTC.
  private let now = Date(timeIntervalSince1970: 1_795_604_400)
  private let today = CivilDay(number: 20_782)

  private func notices(
    _ announcements: [Announcement], in language: Language = .english, isLocked: Bool = false
  ) throws -> [[String]] {
    let strings = language.words
    let dates = DateWriter(
      wording: try Wording(table: strings), zone: .utc, hourCycle: .twentyFour)
    return AnnouncementWriter(strings: strings, dates: dates, hidesPrivateContent: isLocked)
      .notices(of: announcements, at: now).map { [$0.title, $0.text] }
  }

  private func reminder(_ title: String, ago seconds: Double, on day: CivilDay? = nil)
    -> Announcement
  {
    Announcement(.reminder(title: title, day: day), about: title, at: now - seconds)
  }

  private var all: [Announcement] {
    [
      reminder("Milk", ago: 0), reminder("Rent", ago: 0, on: today),
      Announcement(.timer(name: "Tea", length: 300), about: "t", at: now),
    ]
  }

  private var others: [Announcement] {
    [
      Announcement(.day(title: "Party", today.advanced(by: 1)), about: "p", at: now),
      Announcement(.day(title: "", today), about: "d", at: now),
      Announcement(
        .rain(condition: "weather.condition.rain", place: "Seoul", from: now + 1800), about: "r",
        at: now - 1800),
    ]
  }

  @Test func saysWhatIsDue() throws {
    #expect(
      try notices(all) == [
        ["Milk", "Due now"], ["Rent", "Due today"], ["Tea", "5 min timer is done"],
      ])
    #expect(
      try notices(others) == [
        ["Party", "Tomorrow"], ["D-Day", "Today"], ["Rain in Seoul", "From 11:30"],
      ])
    #expect(
      try notices(all, in: .korean) == [
        ["Milk", "지금 마감"], ["Rent", "오늘 마감"], ["Tea", "5분 타이머가 끝났어요"],
      ])
    #expect(
      try notices(others, in: .korean) == [
        ["Party", "내일이에요"], ["D-Day", "오늘이에요"], ["Seoul: 비", "11:30부터"],
      ])
  }

  @Test func saysHowLateItIs() throws {
    #expect(try notices([reminder("Milk", ago: 59)]) == [["Milk", "Due now"]])
    #expect(try notices([reminder("Milk", ago: 3 * 3600)]) == [["Milk", "Due 3 hr ago"]])
    #expect(
      try notices([reminder("Milk", ago: 3 * 3600)], in: .korean) == [["Milk", "3시간 전 마감"]])
    #expect(
      try notices([Announcement(.timer(name: "", length: 20), about: "t", at: now - 600)])
        == [["Timer", "20 s timer is done · 10 min ago"]])
    #expect(
      try notices([reminder("Rent", ago: 80_000, on: today.advanced(by: -1))])
        == [["Rent", "Due yesterday"]])
  }

  @Test func sumsUpSeveralLateOnesAndManyAtOnce() throws {
    let late = (1...7).map { reminder("R\($0)", ago: 3600) }
    #expect(
      try notices(late + all.prefix(1)) == [
        ["7 missed notifications", "R1, R2, R3, R4, R5, …"], ["Milk", "Due now"],
      ])
    #expect(try notices(Array(late.prefix(2)), in: .korean) == [["지난 알림 2개", "R1, R2"]])
    #expect(
      try notices((1...4).map { reminder("R\($0)", ago: 0) })
        == [["4 notifications", "R1, R2, R3, R4"]])
  }

  @Test func saysNothingPrivateWhileLocked() throws {
    for language in Language.allCases {
      let late = (1...3).map { reminder("R\($0)", ago: 3600) }
      let said = try [all, others, late].flatMap { try notices($0, in: language, isLocked: true) }
      for word in ["Milk", "Rent", "Tea", "Party", "R1"] {
        #expect(!said.joined().contains { $0.contains(word) }, "\(word) in \(said)")
      }
    }
    #expect(
      try notices(all + others.suffix(1), isLocked: true).count == 1)
    #expect(
      try notices(all, isLocked: true) == [
        ["Reminder", "Due now"], ["Reminder", "Due today"], ["Timer", "5 min timer is done"],
      ])
  }

  @Test(
    "A hostile title says nothing but itself",
    arguments: [
      ("\u{1B}]0;x\u{7}", "]0;x"), ("a\u{202E}b", "a b"), ("\u{200E}", "Reminder"),
      ("", "Reminder"),
    ])
  func hostileTitles(title: String, shown: String) throws {
    #expect(try notices([reminder(title, ago: 0)]) == [[shown, "Due now"]])
  }

  @Test func anArgumentIsNoOption() {
    #expect(AnnouncementNotice("-rf", "--x").arguments == ["–rf", "–-x"])
    #expect(AnnouncementNotice("a", "b").arguments == ["a", "b"])
  }
}
