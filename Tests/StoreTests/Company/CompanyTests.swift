import Foundation
import Kit
import Synchronization
import Testing

@testable import Store

struct CompanyTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  /// The changes that a process reports while it is repeatedly killed.
  private func reports(_ name: String, _ count: Int, killing kills: Int) throws -> [Int] {
    var reported: [Int] = []
    for kill in 0...kills {
      let next = (reported.last ?? 0) + 1
      guard next <= count else { break }
      let scribe = try LineProcess(in: folder.path, named: name, next...count)
      var left = kill < kills ? Int.random(in: 1...(count / kills)) : count
      while left > 0, let line = scribe.line() {
        reported.append(try #require(Int(line), "\(line)"))
        left -= 1
      }
      scribe.kill()
      // Whatever it reported before it was killed counts.
      while let line = scribe.line() { reported.append(try #require(Int(line), "\(line)")) }
      scribe.wait()
    }
    return reported
  }

  @Test func whatWasToldToBeDoneOutlivesEveryKill() async throws {
    let store = Store(in: folder.path)
    let (ours, theirs) = try await withThrowingTaskGroup(of: (String, [Int]).self) { group in
      for name in ["a", "b"] {
        group.addTask { (name, try reports(name, 1000, killing: 25)) }
      }
      var found: [String: [Int]] = [:]
      for try await (name, numbers) in group { found[name] = numbers }
      return (found["a"] ?? [], found["b"] ?? [])
    }
    #expect(ours == Array(1...1000) && theirs == Array(1...1000))
    let names = try store.read { contents in
      #expect(
        try contents.connection.rows(Statement("PRAGMA integrity_check")) { $0.text(0) } == ["ok"])
      return Set(try contents.drinks().map(\.name) + contents.reminders().map(\.title))
    }
    #expect(names == Set((ours.map { "a-\($0)" } + theirs.map { "b-\($0)" })))
    #expect(store.setAside.isEmpty)
  }

  @Test func whoeverIsHeldUpTooLongIsToldSo() throws {
    let store = Store(in: folder.path)
    try store.change { change in
      try change.log("tea", milligrams: 40, at: .distantPast)
      let other = Store(in: folder.path, patience: .milliseconds(20))
      let error = #expect(throws: StoreError.self) {
        try other.change { try $0.log("late", milligrams: 1, at: .distantPast) }
      }
      #expect(error?.cause == .busy)
      #expect(error?.description == "\(folder.file("store.db")): \(StoreError.Cause.busy).")
      #expect(try other.read { try $0.drinks() }.isEmpty)
    }
    #expect(try Store(in: folder.path).read { try $0.drinks() }.map(\.name) == ["tea"])
  }

  @Test func whoeverReadsIsNotHeldUpByWhoeverWaits() throws {
    let store = Store(in: folder.path, patience: .seconds(60))
    try store.read { _ in }
    let hasRead = DispatchSemaphore(value: 0)
    let hasWritten = DispatchSemaphore(value: 0)
    try Store(in: folder.path).change { _ in
      Thread.detachNewThread {
        _ = try? store.change { try $0.log("late", milligrams: 1, at: .distantPast) }
        hasWritten.signal()
      }
      Thread.detachNewThread {
        #expect((try? store.read { try $0.drinks() })?.isEmpty == true)
        hasRead.signal()
      }
      #expect(hasRead.wait(timeout: .now() + 60) == .success)
    }
    #expect(hasWritten.wait(timeout: .now() + 60) == .success)
    #expect(try store.read { try $0.drinks() }.count == 1)
  }
}
