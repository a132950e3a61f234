import Foundation
import Kit
import Testing

@testable import Store

/// Checks that whoever finds the store locked waits no longer than is allowed in all, and is told.
@Suite(.timeLimit(.minutes(60)))
struct PatienceTests {
  private let folder: TestFolder
  private let path: String

  init() throws {
    folder = try TestFolder()
    path = folder.file("store.db")
  }

  private func fill() throws {
    try Store(in: folder.path).change { try $0.log("tea", milligrams: 40, at: .distantPast) }
  }

  /// Runs work on a store with 50 ms; returns whether they were used up.
  private func isExhausted(by work: (Store) throws -> Void) throws -> Bool {
    let patience = Patience(.milliseconds(50))
    try work(Store(in: folder.path).sharing(patience))
    return !patience.nap(for: .milliseconds(1))
  }

  private func expectBusy(_ path: String, _ work: () throws -> Void) {
    #expect(throws: StoreError(path: path, .busy)) { try work() }
  }

  @Test func whereAnotherMakesTheStoreAllIsBusyInTime() throws {
    let lock = try FolderLock(of: folder.path, within: Patience(.zero))
    defer { withExtendedLifetime(lock) {} }
    let isExhausted = try isExhausted { (store) throws in
      for _ in 0..<3 {
        expectBusy(folder.path) { try store.read { _ in } }
        expectBusy(folder.path) { try store.change { try $0.requestReload(of: nil) } }
      }
    }
    #expect(isExhausted)
    #expect(try folder.names.isEmpty)
  }

  @Test func nobodyWaitsForALockWithoutPatience() throws {
    let lock = try FolderLock(of: folder.path, within: Patience(.zero))
    defer { withExtendedLifetime(lock) {} }
    #expect(throws: FolderLock.Fault.busy) {
      _ = try FolderLock(of: folder.path, within: Patience(.zero))
    }
    #expect(throws: FolderLock.Fault.failed(ENOENT)) {
      _ = try FolderLock(of: folder.file("none"), within: Patience(.zero))
    }
  }

  @Test func aLockThatIsFreedInTimeIsHad() throws {
    let taken = DispatchSemaphore(value: 0)
    do {
      let lock = try FolderLock(of: folder.path, within: Patience(.zero))
      defer { withExtendedLifetime(lock) {} }
      let path = folder.path
      Thread.detachNewThread {
        if (try? FolderLock(of: path, within: Patience(.seconds(60)))) != nil { taken.signal() }
      }
    }
    #expect(taken.wait(timeout: .now() + 60) == .success)
  }

  /// As under another program, or while the last process copies its log into the database.
  @Test func whatIsAtRestIsReadBesideALock() throws {
    try fill()
    let lock = try DatabaseLock(on: path)
    defer { withExtendedLifetime(lock) {} }
    let isRead = try isExhausted { (store) throws in
      #expect(try store.read { try $0.drinks() }.map(\.name) == ["tea"])
    }
    #expect(!isRead)
    let isExhausted = try isExhausted { (store) throws in
      expectBusy(path) { try store.change { try $0.requestReload(of: nil) } }
      #expect(!store.takesChanges)
    }
    #expect(isExhausted)
    for name in ["store.db-wal", "store.db-journal"] {
      try folder.write(Data("left".utf8), as: name)
      expectBusy(path) { try Store(in: folder.path, patience: .zero).read { _ in } }
      try FileManager.default.removeItem(atPath: folder.file(name))
    }
    try Store(in: folder.path, patience: .zero).read { _ in }
  }

  /// As if another process had been stopped while it opened the log's index, over which SQLite would
  /// try again for ten seconds.
  @Test func theIndexOfTheLogIsAwaitedNoLonger() throws {
    try fill()
    try folder.write(Data("left".utf8), as: "store.db-wal")
    let lock = try DatabaseLock(onIndex: "\(path)-shm")
    defer { withExtendedLifetime(lock) {} }
    let isExhausted = try isExhausted { (store) throws in
      expectBusy(path) { try store.read { _ in } }
    }
    #expect(isExhausted)
  }

  @Test func onlyOnePatienceIsUsedInAll() throws {
    try fill()
    try Store(in: folder.path).change { _ in
      let isExhausted = try isExhausted { (store) throws in
        for _ in 0..<3 {
          expectBusy(path) { try store.change { try $0.requestReload(of: nil) } }
        }
      }
      #expect(isExhausted)
    }
  }
}
