import Almanac
import System
import Foundation
import Kit
import Testing

@testable import Diary

struct StepMemoryTests {
  private let folder: TestFolder
  private let memory = StepMemory()
  private let start: CivilDay

  init() throws {
    folder = try TestFolder()
    start = try #require(CivilDay(year: 2026, month: 11, day: 15))
  }

  private func write(_ text: String) throws { try folder.write(Data(text.utf8), as: "steps.csv") }

  private func file() throws -> StepFile {
    try StepFile(path: folder.file("steps.csv"), home: nil)
  }

  @Test func readsAFileAgainWhenItHasChanged() throws {
    try write("2026-11-21,1111")
    #expect(memory.log(of: try file(), in: StepSpan(since: start)).log?[21] == 1111)
    // A change in the same second, and one that is dated back.
    let path = folder.file("steps.csv")
    let date = try #require(
      FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.write(contentsOf: Data("2026-11-21,2222".utf8))
    try handle.close()
    let whole = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
    try FileManager.default.setAttributes([.modificationDate: whole], ofItemAtPath: path)
    #expect(memory.log(of: try file(), in: StepSpan(since: start)).log?[21] == 2222)
    let handle2 = try #require(FileHandle(forWritingAtPath: path))
    try handle2.write(contentsOf: Data("2026-11-21,3333".utf8))
    try handle2.close()
    try FileManager.default.setAttributes([.modificationDate: whole], ofItemAtPath: path)
    #expect(memory.log(of: try file(), in: StepSpan(since: start)).log?[21] == 3333)
  }

  /// It may still be being written.
  @Test func prefersWhatItKnowsToAFileThatBreaksOff() throws {
    let record =
      "<Record type='HKQuantityTypeIdentifierStepCount' startDate='2026-11-21 09:00' value='5'/>"
    try write("<HealthData>\(record)\(record)</HealthData>")
    #expect(memory.log(of: try file(), in: StepSpan(since: start)).log?[21] == 10)
    try write("<HealthData>\(record)")
    let (log, fault) = memory.log(of: try file(), in: StepSpan(since: start))
    #expect(log?[21] == 10 && fault != nil)
    let (other, none) = StepMemory().log(of: try file(), in: StepSpan(since: start))
    #expect(other?[21] == 5 && other?.leftOut?.cut?.known == 1 && none == nil)
  }

  @Test func readsAFileOnceWhileItStaysTheSame() throws {
    try write("2026-11-21,1111")
    let read = Counter()
    let memory = StepMemory { (file, span) throws(StepFileError) in
      read.count()
      return try file.log(of: span)
    }
    for _ in 0..<3 {
      #expect(memory.log(of: try file(), in: StepSpan(since: start)).log?[21] == 1111)
    }
    #expect(read.number == 1)
  }

  /// The first read lasts until all callers are waiting.
  @Test func readsAFileOnceForAllWhoWantToKnowAtOnce() throws {
    try write("2026-11-21,1111")
    let (asked, read) = (Counter(), Counter())
    let memory = StepMemory { (file, span) throws(StepFileError) in
      read.count()
      asked.wait(for: 4)
      return try file.log(of: span)
    }
    let (file, start) = (try file(), start)
    let ended = Counter()
    for _ in 0..<4 {
      Thread.detachNewThread {
        asked.count()
        #expect(memory.log(of: file, in: StepSpan(since: start)).log?[21] == 1111)
        ended.count()
      }
    }
    ended.wait(for: 4)
    #expect(read.number == 1)
  }

  @Test func readsItAgainForDaysThatWereLeftOut() throws {
    try write("2026-11-02,5\n2026-11-21,7")
    #expect(memory.log(of: try file(), in: StepSpan(since: start)).log?[2] == nil)
    #expect(memory.log(of: try file(), in: StepSpan(since: start.advanced(by: -14))).log?[2] == 5)
    try write("2026-11-21,7\n2027-02-03,9")
    let later = try #require(CivilDay(year: 2027, month: 2, day: 3))
    #expect(memory.log(of: try file(), in: StepSpan(since: start)).log?[later] == nil)
    #expect(
      memory.log(of: try file(), in: StepSpan(since: later.advanced(by: -6))).log?[later] == 9)
  }

  @Test func readsAFileOnceForTheYearAndTheWeek() throws {
    try write("2026-11-21,1111")
    let read = Counter()
    let memory = StepMemory { (file, span) throws(StepFileError) in
      read.count()
      return try file.log(of: span)
    }
    let year = StepSpan(since: try #require(CivilDay(year: 2025, month: 1, day: 1)), days: 800)
    let week = StepSpan(since: start)
    for span in [year, week, year, week] {
      #expect(memory.log(of: try file(), in: span).log?[21] == 1111)
    }
    #expect(read.number == 1)
    _ = memory.log(of: try file(), in: StepSpan(since: start, device: "Watch"))
    #expect(read.number == 2)
  }

  @Test func keepsWhatWasKnownWhereItCanNoLongerBeRead() throws {
    try write("2026-11-21,7")
    _ = memory.log(of: try file(), in: StepSpan(since: start))
    try write("\n2026-")
    let broken = memory.log(of: try file(), in: StepSpan(since: start))
    #expect(broken.log?[21] == 7)
    #expect(broken.fault?.description == "\(folder.file("steps.csv")):2: '2026-' is no date.")
    try FileManager.default.removeItem(atPath: folder.file("steps.csv"))
    let gone = memory.log(of: try file(), in: StepSpan(since: start))
    #expect(gone.log?[21] == 7)
    guard case .unreadable(_, .gone, _) = gone.fault else {
      Issue.record("\(String(describing: gone.fault))")
      return
    }
  }

  @Test(arguments: ["~/a", "/a"]) func pathsMayBeginAtHome(path: String) throws {
    let file = try StepFile(path: path, home: "/home/me")
    #expect(file.path == (path == "/a" ? "/a" : "/home/me/a"))
  }

  @Test(arguments: ["", "a", "~", "~other/a", "./a"]) func othersBeginNowhere(path: String) {
    #expect(throws: StepFileError.self) { try StepFile(path: path, home: "/home/me") }
    #expect(throws: StepFileError.self) { try StepFile(path: "~/a", home: nil) }
  }

  /// A sparse file costs nothing, and none of it is read.
  @Test func aFileHasAGreatestSize() throws {
    try write("2026-11-21,1111\n")
    let most = Bound.stepsFile.greatest
    try #require(truncate(folder.file("steps.csv"), most + 1) == 0)
    #expect(
      memory.log(of: try file(), in: StepSpan(since: start)).fault
        == .unreadable(
          path: folder.file("steps.csv"), .tooLarge, cause: "it has more than 1,073,741,824 bytes"))
  }

  @Test func devicesAreNotWaitedFor() throws {
    let zero = try StepFile(path: "/dev/zero", home: nil)
    #expect(
      memory.log(of: zero, in: StepSpan(since: start)).fault?.description.hasSuffix("is no file.")
        == true)
  }
}

/// Counts events on several threads.
private final class Counter: Sendable {
  private let condition = NSCondition()
  // Accessed only while the condition is locked, which the compiler can't check.
  private nonisolated(unsafe) var happened = 0

  var number: Int { condition.withLock { happened } }

  func count() {
    condition.withLock {
      happened += 1
      condition.broadcast()
    }
  }

  func wait(for number: Int) {
    condition.withLock { while happened < number { condition.wait() } }
  }
}
