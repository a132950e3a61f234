import Almanac
import Foundation
import Testing

@testable import Diary

struct TodoFieldsTests {
  private let day = CivilDay(number: 20_778)

  @Test(arguments: [
    ("milk", "x 2026-11-21 milk"), ("(A) milk", "x 2026-11-21 milk pri:A"),
    ("(Z) 2026-11-01 milk", "x 2026-11-21 2026-11-01 milk pri:Z"),
    ("2026-11-01 milk", "x 2026-11-21 2026-11-01 milk"), ("(a) milk", "x 2026-11-21 (a) milk"),
    ("(A)milk", "x 2026-11-21 (A)milk"), ("xylophone", "x 2026-11-21 xylophone"),
    (" milk ", "x 2026-11-21  milk "), ("2026-11-01", "x 2026-11-21 2026-11-01"),
    ("(A) 2026-11-01", "x 2026-11-21 2026-11-01 pri:A"), ("(A) ", "x 2026-11-21  pri:A"),
    ("X m", "x 2026-11-21 X m"), ("milk pri:A", "x 2026-11-21 milk pri:A "),
    ("milk pri:A  ", "x 2026-11-21 milk pri:A   "),
    ("(B) milk pri:A", "x 2026-11-21 milk pri:A pri:B"),
    ("2026-11-01 pri:A", "x 2026-11-21 2026-11-01 pri:A "), ("pri:A", "x 2026-11-21 pri:A"),
    ("milk pri:AB", "x 2026-11-21 milk pri:AB"),
    ("milk pri:A home", "x 2026-11-21 milk pri:A home"),
  ])
  func aLineIsDoneAndUndone(open: String, done: String) {
    var fields = TodoFields(Array(open.utf8))
    fields.finish(on: day)
    #expect(String(decoding: fields.content, as: UTF8.self) == done)
    var read = TodoFields(fields.content)
    #expect(read.isDone && read.completed == day)
    read.reopen()
    #expect(String(decoding: read.content, as: UTF8.self) == open)
  }

  @Test(arguments: [
    ("x milk", "milk"), ("x 2026-11-20 milk", "milk"), ("x x milk", "milk"),
    ("x 2026-11-20 2026-11-01 milk", "2026-11-01 milk"), ("x (A) milk", "(A) milk"),
    ("x 2026-11-20 x milk", "milk"), ("x ", ""), ("x 2026-11-20 milk pri:A", "(A) milk"),
  ])
  func whatOthersHaveDoneIsUndone(done: String, open: String) {
    var fields = TodoFields(Array(done.utf8))
    #expect(fields.isDone)
    fields.reopen()
    #expect(String(decoding: fields.content, as: UTF8.self) == open)
  }

  @Test func whatIsDoneStaysAsItIs() {
    var fields = TodoFields(Array("x 2026-01-01 milk".utf8))
    fields.finish(on: day)
    #expect(fields.content == Array("x 2026-01-01 milk".utf8))
  }

  @Test(arguments: [
    ("milk", nil), ("milk due:2026-11-22", "2026-11-22"), ("due:2026-11-22 milk", "2026-11-22"),
    ("milk due:2026-11-22T14:00", "2026-11-22T14:00:00"), ("milk due:tomorrow", nil),
    ("milk due:2026-02-30", nil), ("overdue:2026-11-22", nil),
    ("milk due:soon due:2026-11-22", "2026-11-22"),
  ])
  func whenItIsDueIsSaidByATag(line: String, due: String?) throws {
    let read = TodoFields(Array(line.utf8)).deadline(in: .utc)
    let written = try due.map { text in
      let date = try WrittenDate(text)
      return text.contains("T") ? Deadline.date(date.date(in: .utc)) : .day(date.moment.day)
    }
    #expect(read == written)
  }

  @Test(arguments: [
    ("(A) 2026-11-01 milk due:2026-11-22", "milk"), ("x 2026-11-21 milk pri:A", "milk"),
    ("due:2026-11-22 call @mom +family", "call @mom +family"), ("a  b due:x", "a  b due:x"),
    ("see http://a.b", "see http://a.b"), ("due:2026-11-22", ""), ("  ", ""),
  ])
  func theTitleIsWhatAPersonHasWritten(line: String, title: String) {
    #expect(TodoFields(Array(line.utf8)).title == title)
  }

  @Test func aLineOfAMegabyteHasAShortTitle() {
    let fields = TodoFields([UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20))
    #expect(fields.title.count == 200 && fields.deadline(in: .utc) == nil)
  }

  @Test(arguments: ["2026-11-22", "2026-11-22 14:05"])
  func aTagIsReadAsItIsWritten(text: String) throws {
    let date = try WrittenDate(text)
    let due = text.count == 10 ? Deadline.day(date.moment.day) : .date(date.date(in: .utc))
    let line = Array("milk \(TodoFields.tag(for: due, in: .utc))".utf8)
    #expect(TodoFields(line).deadline(in: .utc) == due)
  }
}
