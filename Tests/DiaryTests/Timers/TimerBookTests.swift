import System
import Foundation
import Kit
import Store
import Testing

@testable import Diary

struct TimerBookTests {
  private let folder: TestFolder
  private let store: Store
  private let book: TimerBook
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
    book = TimerBook(in: store)
  }

  private func length(_ words: String) throws -> TimerLength { try #require(TimerLength(words)) }

  @Test func countsWithoutItsPauses() throws {
    let id = try book.start(length("10m"), named: "tea", at: start).id
    try book.pause(id, at: start + 60)
    // A paused timer isn't paused again.
    try book.pause(id, at: start + 90)
    let paused = try #require(try book.timers().first)
    #expect(paused.left(at: start + 5000) == 540 && paused.state(at: start + 5000) == .paused)
    #expect(paused.end == nil)
    let other = TimerBook(in: Store(in: folder.path))
    let resumed = try other.resume(id, at: start + 360)
    #expect(resumed.end == start + 900 && resumed.left(at: start + 400) == 500)
    #expect(
      resumed.state(at: start + 899) == .running && resumed.state(at: start + 900) == .ringing)
  }

  @Test func onlyOneClaimsTheRinging() throws {
    let id = try book.start(length("1s"), at: start).id
    let claims = try (0..<3).map { _ in try store.change { try $0.claimRinging(of: id) } }
    #expect(claims == [true, false, false])
    let extended = try book.extend(id, by: length("1m"), at: start + 5)
    #expect(!extended.hasRung && extended.end == start + 65)
    #expect(try store.change { try $0.claimRinging(of: id) })
  }

  @Test func stopsOnce() throws {
    let id = try book.start(nil, at: start).id
    #expect(try book.timers().first?.isStopwatch == true)
    #expect(try book.timers().first?.elapsed(at: start + 7) == 7)
    _ = try book.stop(id)
    #expect(throws: TimerError.gone(id)) { try book.stop(id) }
    #expect(try book.timers().isEmpty)
  }

  @Test func thereAreNotTooMany() throws {
    for _ in 0..<Bound.timers.greatest { try book.start(nil, at: start) }
    #expect(throws: TimerError.tooMany) { try book.start(nil, at: start) }
    #expect(throws: TimerError.longName) {
      try book.start(nil, named: String(repeating: "x", count: 61), at: start)
    }
  }
}
