import Foundation
import Glibc
import Kit
import Testing

@testable import Store

/// Checks that a read-only store can be read, and refuses changes with a reason.
struct ReadingOnlyTests {
  private let folder: TestFolder
  private let guest: Guest

  init() throws {
    folder = try TestFolder()
    guest = try Guest(of: folder.path)
  }

  private func log(_ name: String, by owner: Store? = nil) throws {
    try (owner ?? Store(in: folder.path)).change {
      try $0.log(name, milligrams: 1, at: .distantPast)
    }
  }

  /// Lets the guest read everything, and create files if the folder's mode allows it.
  private func open(_ mode: Int) throws {
    try guest.allowInside(0o444)
    try guest.allow(mode)
  }

  @Test(arguments: [0o555, 0o777], [true, false])
  func whoMayOnlyReadDoesSo(mode: Int, isInUse: Bool) throws {
    let owner = Store(in: folder.path)
    try log("tea", by: isInUse ? owner : nil)
    #expect(try folder.names.count == (isInUse ? 3 : 1))
    try open(mode)
    let reader = try LineProcess(reading: folder.path, by: guest.starter)
    #expect(try reader.ask() == "tea")
    reader.kill()
    let writer = try LineProcess(in: folder.path, named: "x", 1...1, by: guest.starter)
    #expect(writer.line() == "\(folder.file("store.db")): it can only be read.")
    writer.wait()
    #expect(try owner.read { try $0.drinks() }.map(\.name) == ["tea"])
  }

  /// Here the owner is the superuser, whom permissions don't restrict.
  @Test(.enabled(if: geteuid() == 0), arguments: [true, false])
  func whatTheOwnerWritesMeanwhileIsRead(isInUse: Bool) throws {
    let owner = Store(in: folder.path)
    try log("tea", by: isInUse ? owner : nil)
    try open(0o555)
    let reader = try LineProcess(reading: folder.path, by: guest.starter)
    #expect(try reader.ask() == "tea")
    for (number, names) in [(1, "tea 1"), (2, "tea 1 2"), (3, "tea 1 2 3")] {
      try log("\(number)", by: isInUse ? owner : nil)
      #expect(try reader.ask() == names)
    }
    reader.kill()
  }

  @Test(arguments: ["%41 b?c#d&e=1", "나의 폴더", "a//b"])
  func aFileTakenForStillIsReadWhateverItIsCalled(name: String) throws {
    try log("tea", by: Store(in: folder.file(name)))
    let path = folder.file(name) + "/store.db"
    for path in [path, "/" + path] {
      let still = try Connection(path: path, stillBecauseOf: .readOnly)
      #expect(try Contents(of: still).drinks().count == 1)
      #expect(throws: StoreError(path: path, .readOnly)) {
        try still.execute("DELETE FROM drinks")
      }
    }
  }

  @Test func whatNeverHoldsStillIsBusyInTheEnd() throws {
    try log("tea")
    let (path, store) = (folder.file("store.db"), Store(in: folder.path))
    func count(writing number: Int) throws -> (drinks: Int, readings: Int) {
      var readings = 0
      let drinks = try store.connections.use(
        from: { try Connection(path: path, stillBecauseOf: .readOnly) }
      ) { connection in
        readings += 1
        let drinks = try Contents(of: connection).drinks().count
        if readings <= number { try log("\(readings)") }
        return drinks
      }
      return (drinks, readings)
    }
    #expect(try count(writing: 2) == (3, 3))
    #expect(throws: StoreError(path: path, .busy)) {
      try count(writing: Connections.mostReadings)
    }
  }

  @Test func whatDidNotHoldStillIsNoticed() throws {
    try log("tea")
    let still = try Connection(
      path: folder.file("store.db"), stillBecauseOf: .readOnly)
    _ = try Contents(of: still).drinks()
    #expect(still.heldStill)
    try log("espresso")
    #expect(!still.heldStill)
  }

  @Test func whatIsOfAnEarlierVersionIsRefusedAndLeftAlone() throws {
    let schema = Schema(migrations: Array(Schema.current.migrations.prefix(3)))
    try Store(in: folder.path, schema: schema).read { _ in }
    let before = try folder.bytes(of: "store.db")
    try open(0o555)
    let reader = try LineProcess(reading: folder.path, by: guest.starter)
    #expect(try reader.ask() == "\(folder.file("store.db")): it can only be read.")
    #expect(try folder.bytes(of: "store.db") == before)
    reader.wait()
  }

  /// A copy of a store in use can have its log and not the log's index, which a guest can't create.
  @Test func aLogThatCanNotBeReadIsForbiddenAndNotMissing() throws {
    let owner = Store(in: folder.path)
    try log("tea", by: owner)
    try FileManager.default.removeItem(atPath: folder.file("store.db-shm"))
    try open(0o555)
    let reader = try LineProcess(reading: folder.path, by: guest.starter)
    let denied = "\(folder.file("store.db")): it can't be used: Permission denied."
    #expect(try reader.ask() == denied)
    reader.wait()
  }

  /// No file remains that would turn the store read-only for those who may write again.
  @Test func whoOnlyReadsLeavesNothingInTheWay() throws {
    try log("tea")
    try open(0o777)
    let reader = try LineProcess(reading: folder.path, by: guest.starter)
    #expect(try reader.ask() == "tea")
    #expect(try folder.names == ["store.db"])
    try guest.allowInside(0o666)
    let writer = try LineProcess(in: folder.path, named: "x", 1...1, by: guest.starter)
    #expect(writer.line() == "1")
    writer.wait()
    #expect(try reader.ask() == "tea")
    reader.kill()
  }

  @Test func whatMayBeWrittenAgainIsWritten() throws {
    let owner = Store(in: folder.path)
    try log("tea", by: owner)
    try open(0o555)
    let guest = try LineProcess(logging: "milk", in: folder.path, by: guest.starter)
    #expect(try guest.ask() == "\(folder.file("store.db")): it can only be read.")
    try self.guest.allow(0o777)
    try self.guest.allowInside(0o666)
    #expect(try guest.ask() == "logged")
    guest.kill()
    #expect(try owner.read { try $0.drinks() }.count == 2)
  }

  /// As left by readers that had no other permissions.
  @Test func whatIsLeftBesideItStandsInNobodysWay() throws {
    try guest.allow(0o777)
    let maker = try LineProcess(in: folder.path, named: "x", 1...1, by: guest.starter)
    #expect(maker.line() == "1")
    maker.wait()
    for (name, size) in [("store.db-wal", 0), ("store.db-shm", 32_768)] {
      try folder.write(Data(count: size), as: name)
      if geteuid() == 0 { chown(folder.file(name), 65534, 65534) }
      chmod(folder.file(name), 0o444)
    }
    let writer = try LineProcess(in: folder.path, named: "x", 2...2, by: guest.starter)
    #expect(writer.line() == "2")
    writer.wait()
    #expect(try folder.names == ["store.db"])
  }
}
