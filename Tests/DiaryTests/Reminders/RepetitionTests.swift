import Almanac
import Foundation
import Testing

@testable import Diary

struct RepetitionTests {
  /// A Saturday.
  private let day = CivilDay(number: 20_778)

  @Test(arguments: [
    ("1d", "2026-11-22"), ("10d", "2026-12-01"), ("2w", "2026-12-05"), ("1m", "2026-12-21"),
    ("3m", "2027-02-21"), ("1y", "2027-11-21"), ("1b", "2026-11-23"), ("5b", "2026-11-27"),
    ("6b", "2026-11-30"), ("+999y", "3025-11-21"),
  ])
  func countsFromADay(text: String, next: String) throws {
    let repetition = try #require(Repetition(text))
    #expect(repetition.description == text)
    #expect(repetition.day(after: day)?.description == next)
  }

  @Test func monthsEndEarly() throws {
    let last = try #require(CivilDay(year: 2024, month: 1, day: 31))
    #expect(Repetition("1m")?.day(after: last)?.description == "2024-02-29")
    #expect(Repetition("1y")?.day(after: last)?.description == "2025-01-31")
    #expect(Repetition("1b")?.day(after: .last) == nil)
    #expect(Repetition("999y")?.day(after: .last) == nil)
  }

  @Test(arguments: [
    "", "d", "1", "0d", "-1d", "++1d", "1x", "1D", "1000d", "1.5d", "d1", "+d", "1dd", " 1d", "１d",
  ])
  func noOtherTextIsOne(text: String) {
    #expect(Repetition(text) == nil)
  }

  /// Of items that are done on 21 November 2026.
  @Test(arguments: [
    ("plants rec:1w", "plants rec:1w due:2026-11-28"),
    ("plants due:2026-11-19 rec:1w", "plants due:2026-11-28 rec:1w"),
    ("plants due:2026-11-19 rec:+1w", "plants due:2026-11-26 rec:+1w"),
    ("plants rec:+2m t:2026-10-31", "plants rec:+2m t:2026-12-31"),
    ("rent t:2026-11-15 due:2026-11-30 rec:+1m", "rent t:2026-12-15 due:2026-12-30 rec:+1m"),
    ("rent t:2026-11-15 due:2026-11-20 rec:1m", "rent t:2026-12-16 due:2026-12-21 rec:1m"),
    (
      "(B) 2026-01-01 a due:2026-11-20T09:30 rec:1b", "(B) 2026-11-21 a due:2026-11-23T09:30 rec:1b"
    ),
    ("a  b pri:C rec:1d due:x due:2026-11-20 ", "a  b pri:C rec:1d due:x due:2026-11-22 "),
    ("a rec:x rec:1d", "a rec:x rec:1d due:2026-11-22"),
    ("a h:1 rec:1y", "a h:1 rec:1y due:2027-11-21"),
    ("a rec:+1d", "a rec:+1d due:2026-11-22"),
  ])
  func theNextLineFollows(line: String, next: String) {
    var fields = TodoFields(Array(line.utf8))
    #expect(fields.next(doneOn: day).map { String(decoding: $0.content, as: UTF8.self) } == next)
    fields.finish(on: day)
    #expect(
      fields.successor.map { String(decoding: $0.content, as: UTF8.self) } == next)
    #expect(fields.next(doneOn: day) == nil)
  }

  @Test(arguments: ["plants", "plants rec:", "plants rec:daily", "xrec:1d", "x plants rec:1d"])
  func noneFollowsOthers(line: String) {
    #expect(TodoFields(Array(line.utf8)).next(doneOn: day) == nil)
  }

  @Test(arguments: ["\n", "\r\n", ""])
  func beingDoneAndUndoneLeavesTheFileAsItWas(ending: String) throws {
    for lines in [
      ["a rec:1d pri:B", "", "b"], ["b", "(A) 2026-01-01 a rec:+1w due:2026-11-01  t:2026-10-01"],
    ] {
      let written = lines.joined(separator: ending.isEmpty ? "\n" : ending) + ending
      let text = TodoText(written.utf8)
      let place = try #require(lines.firstIndex { $0.contains("rec:") })
      let line = text.identities[place]
      let done = try text.applying([.finish(line, on: day)])
      #expect(done.lines.count == lines.count + 1)
      #expect(
        done.lines.enumerated().allSatisfy {
          $0 == place || $0 == 3 || $0 >= lines.count
            || $1.content == text.lines[$0].content
        })
      #expect(try done.applying([.reopen(line)]).bytes == text.bytes)
    }
  }

  @Test(arguments: ["x 2026-11-22 a rec:1d due:2026-11-22", "a rec:1d due:2026-11-24", "A rec:1d"])
  func undoingLeavesWhatAPersonHasTouched(touched: String) throws {
    let text = TodoText("x 2026-11-21 a rec:1d\n\(touched)\n".utf8)
    let undone = try text.applying([.reopen(text.identities[0])])
    #expect(undone.bytes == Array("a rec:1d\n\(touched)\n".utf8))
  }

  @Test(arguments: [
    ("a", true), ("a h:1", false), ("x 2026-11-20 a h:1", false), ("a h:0", true), ("a h:10", true),
    ("a t:2026-11-21", true), ("a t:2026-11-22", false), ("x 2026-11-20 a t:2026-11-22", true),
    ("a t:soon", true), ("a t:2026-02-30", true), ("at:2026-11-22", true),
  ])
  func isShownOrNot(line: String, isShown: Bool) throws {
    let item = ReminderItem(
      TodoFields(Array(line.utf8)), id: try #require(ItemID("1:0.0")), number: 1, ticked: nil,
      in: .utc)
    #expect(item.isShown(on: day) == isShown)
    #expect(
      !item.title.contains("t:2026-11") && !item.title.contains("h:1") || line == "a h:10"
        || line == "at:2026-11-22")
  }
}
