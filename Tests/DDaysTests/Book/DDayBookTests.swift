import Almanac
import System
import Foundation
import Kit
import Store
import Testing

@testable import DDays

struct DDayBookTests {
  private let folder: TestFolder
  private let store: Store
  private let book: DDayBook
  private let now = Date(timeIntervalSince1970: 1_795_254_060)

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
    book = DDayBook(in: store)
  }

  private func occasion(_ title: String, _ day: String = "2026-12-25") throws -> Occasion {
    Occasion(title: title, rule: DayRule(start: try CivilDay(iso: day)))
  }

  /// How often the widgets that show days have been told to read them again.
  private func notices() throws -> Int {
    try store.read { try $0.lastNotice().number } / DDayBook.kinds.count
  }

  private static let rules: [DayRule] = [
    DayRule(start: .first), DayRule(start: .last, recurrence: .weekly),
    DayRule(start: .first, recurrence: .monthly, missingDay: .next, end: .last),
    DayRule(start: .first, recurrence: .yearly, missingDay: .skip, end: .first),
    DayRule(
      start: CivilDay(number: 20_000),
      recurrence: LunarAnniversary(month: 12, day: 30).map(Recurrence.lunarYearly) ?? .never),
    DayRule(
      start: CivilDay(number: 20_000), recurrence: .days(14),
      gaps: [CivilDay(number: 20_014), CivilDay(number: 20_042)]),
    DayRule(
      start: CivilDay(number: 20_000),
      recurrence: MonthlyWeekday(-1, .monday).map { .weekdays($0, months: 12) } ?? .never),
  ]

  @Test func whatIsLeftOutIsBounded() throws {
    let start = CivilDay(number: 20_000)
    var rule = DayRule(start: start, recurrence: .daily, gaps: [start])
    #expect(throws: DDayError.startsInGap) { try book.add(Occasion(title: "", rule: rule)) }
    rule.gaps = DayGaps((1...DayRule.mostGaps + 1).map { start.advanced(by: $0) })
    #expect(throws: DDayError.tooManyGaps(limit: DayRule.mostGaps)) {
      try book.add(Occasion(title: "", rule: rule))
    }
  }

  @Test func notesAndGapsAreBoundedTogether() throws {
    let (start, most) = (CivilDay(number: 20_000), DayRule.mostGaps)
    let note = String(repeating: "가", count: Bound.ddayNote.greatest)
    let notes = (0...Bound.ddayNotes.greatest / note.utf8.count).map {
      Occasion(title: "\($0)", rule: DayRule(start: start), note: note)
    }
    #expect(throws: DDayError.tooManyNotes(most: Bound.ddayNotes.greatest)) {
      try book.add(notes)
    }
    let gaps = DayGaps((1...most).map { start.advanced(by: $0) })
    let rule = DayRule(start: start, recurrence: .daily, gaps: gaps)
    let series = (0...Bound.ddayGaps.greatest / most).map { Occasion(title: "\($0)", rule: rule) }
    #expect(throws: DDayError.tooManyGapsInAll(most: Bound.ddayGaps.greatest)) {
      try book.add(series)
    }
    #expect(try book.ddays().isEmpty)
    #expect(try book.add(series.dropLast()).count == Bound.ddayGaps.greatest / most)
    #expect(throws: DDayError.tooManyGapsInAll(most: Bound.ddayGaps.greatest)) {
      try book.add(series.suffix(1))
    }
  }

  @Test func holdsSoManyAndNoMore() throws {
    let most = Bound.ddays.greatest
    let occasions = try (0...most).map { try occasion("\($0)") }
    #expect(throws: DDayError.tooMany(most: most)) { try book.add(occasions) }
    #expect(try book.ddays().isEmpty)
    #expect(try book.add(Array(occasions.dropLast())).count == most)
    #expect(throws: DDayError.tooMany(most: most)) { try book.add(occasions[most]) }
    // What is known isn't added, and so is never too much.
    #expect(try book.add(Array(occasions.prefix(3))).isEmpty)
  }

  @Test(arguments: rules) func everythingComesBackAsItWas(rule: DayRule) throws {
    var occasion = Occasion(
      uid: "u\u{1B}", title: "한글\0 \"", rule: rule, isInclusive: true, group: "가족",
      isPinned: true, note: "one\ntwo")
    let added = try book.add(occasion)
    #expect(try book.ddays() == [added])
    #expect(added.occasion == occasion)
    occasion.isPinned = false
    #expect(try book.edit(added.id) { $0.isPinned = false }.occasion == occasion)
    #expect(try DDayBook(in: Store(in: folder.path)).ddays().map(\.occasion) == [occasion])
  }

  @Test func whatIsRemovedCanBeRestored() throws {
    let first = try book.add(occasion("one"))
    let second = try book.add(occasion("two"))
    #expect(try book.remove([first.id], at: now).map(\.removedAt) == [now])
    #expect(try book.ddays() == [second])
    #expect(try book.removedDDays().map(\.occasion) == [first.occasion])
    #expect(throws: DDayError.gone(first.id)) { try book.edit(first.id) { $0.title = "" } }
    #expect(throws: DDayError.gone(first.id)) { try book.remove([second.id, first.id], at: now) }
    #expect(try book.ddays() == [second])
    #expect(try book.restore([first.id]) == [first])
    #expect(throws: DDayError.gone(first.id)) { try book.restore([first.id]) }
    #expect(try book.ddays() == [first, second])
  }

  @Test func theLastOneThatWasThrownAwayLiesOnTop() throws {
    let ids = try ["one", "two", "three"].map { try book.add(occasion($0)).id }
    _ = try book.remove([ids[2]], at: now)
    _ = try book.remove([ids[0], ids[1]], at: now + 1)
    #expect(try book.removedDDays().map(\.id) == [ids[1], ids[0], ids[2]])
  }

  @Test func everyChangeIsHeardOnce() throws {
    let dday = try book.add(occasion("one"))
    #expect(try notices() == 1)
    _ = try book.edit(dday.id) { $0.title = "two" }
    #expect(try notices() == 2)
    _ = try book.remove([dday.id], at: now)
    #expect(try notices() == 3)
    _ = try book.restore([dday.id])
    #expect(try notices() == 4)
    #expect(try book.add([dday.occasion]).isEmpty)
    #expect(try notices() == 4)
    _ = try book.add([occasion("a"), occasion("b")])
    #expect(try notices() == 5)
  }

  @Test func noneIsThereTwice() throws {
    let dday = try book.add(occasion("one"))
    #expect(
      try book.add([dday.occasion, occasion("two"), dday.occasion]).map(\.occasion.title)
        == ["two"])
    #expect(throws: DDayError.known) { try book.add(dday.occasion) }
    _ = try book.remove([dday.id], at: now)
    #expect(try book.add([dday.occasion]).isEmpty)
  }

  @Test func nothingIsMadeByReading() throws {
    #expect(try book.ddays().isEmpty && book.removedDDays().isEmpty)
    #expect(try folder.names.isEmpty)
  }

  /// A letter with so many marks is one character.
  @Test func noTextHasEndlesslyManyMarks() throws {
    let texts: [(WritableKeyPath<Occasion, String>, Bound)] = [
      (\.title, .ddayTitle), (\.group, .ddayGroup), (\.note, .ddayNote), (\.uid, .ddayUID),
    ]
    for (text, bound) in texts {
      var occasion = try occasion("x")
      occasion[keyPath: text] = "a" + String(repeating: "\u{301}", count: bound.greatestBytes / 2)
      #expect(throws: DDayError.self, "\(bound.input)") { try book.add(occasion) }
    }
    #expect(try book.ddays().isEmpty)
  }

  @Test func whatCannotBeKeptChangesNothing() throws {
    let dday = try book.add(occasion("one"))
    let long = String(repeating: "가", count: 201)
    #expect(throws: DDayError.longText(.title, limit: 200)) {
      try book.add([occasion("two"), occasion(long)])
    }
    #expect(throws: DDayError.longText(.title, limit: 200)) {
      try book.edit(dday.id) { $0.title = long }
    }
    #expect(throws: DDayError.endsBeforeItStarts) {
      try book.edit(dday.id) { $0.rule.end = .first }
    }
    #expect(try book.ddays() == [dday])
    #expect(try book.add(occasion(String(long.dropLast()))).occasion.title.count == 200)
  }

  @Test func pinnedOnesComeFirst() throws {
    var pinned = try occasion("C", "2027-05-01")
    pinned.isPinned = true
    let today = try CivilDay(iso: "2026-11-21")
    let all = try book.add([
      occasion("b", "2026-12-25"), occasion("A", "2026-12-31"), pinned, occasion("a", "2026-11-01"),
    ])
    #expect(all.sorted(by: .date, from: today).map(\.occasion.title) == ["C", "a", "b", "A"])
    #expect(all.sorted(by: .title, from: today).map(\.occasion.title) == ["C", "a", "A", "b"])
    #expect(all.nearestFirst(from: today).map(\.occasion.title) == ["C", "b", "A", "a"])
    #expect(all.nearestFirst(from: .last).map(\.occasion.title) == ["C", "A", "b", "a"])
    #expect([DDay]().nearestFirst(from: today).isEmpty)
  }
}
