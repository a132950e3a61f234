import Foundation
import Glibc
import Kit
import Testing

@testable import Store

struct RefusalTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  @Test func aFullDiskLosesNothing() throws {
    let store = Store(in: folder.path)
    let list = try store.change { try $0.addReminderList(named: "Home") }
    let pages = "PRAGMA max_page_count = 20"
    try store.connections.use(toRead: false, within: store.patience) { try $0.execute(pages) }
    let error = #expect(throws: StoreError.self) {
      try store.change { change in
        try change.addReminder("first", to: list.id)
        try change.addReminder(String(repeating: "x", count: 1 << 20), to: list.id)
      }
    }
    #expect(error?.cause == .full)
    #expect(try store.read { try $0.reminders() }.isEmpty)
    try store.change { try $0.addReminder("small", to: list.id) }
    #expect(try store.read { try $0.reminders() }.map(\.title) == ["small"])
  }

  @Test(arguments: ["", "/data", "/data/widgetty"])
  func whereAFileStandsInTheWayItIsNamed(_ rest: String) throws {
    try folder.write(Data("mine".utf8), as: "file")
    let store = Store(in: folder.file("file") + rest)
    for _ in 0..<2 {
      let error = #expect(throws: StoreError.self) { try store.read { _ in } }
      #expect(error?.description == "\(store.folder): it can't be used: Not a directory.")
    }
    #expect(throws: StoreError.self) { try store.makeFolder() }
    #expect(!store.exists && !store.isNew)
    #expect(try folder.bytes(of: "file") == Data("mine".utf8))
  }

  @Test func aFolderInPlaceOfTheDatabaseIsLeftAlone() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("store.db/inside"), withIntermediateDirectories: true)
    let error = #expect(throws: StoreError.self) { try Store(in: folder.path).read { _ in } }
    #expect(error?.path == folder.file("store.db"))
    #expect(try folder.names == ["store.db"])
  }

  @Test(arguments: [0o555, 0o000]) func whoMayNotWriteIsToldSo(_ mode: Int) throws {
    let guest = try Guest(of: folder.path)
    try guest.allow(mode)
    let scribe = try LineProcess(in: folder.path, named: "x", 1...1, by: guest.starter)
    let line = try #require(scribe.line())
    #expect(line.hasPrefix(folder.path))
    #expect(line.hasSuffix(": it can't be used: Permission denied."), "\(line)")
    scribe.wait()
  }

  /// Nobody writes into the pipe, for which SQLite would wait.
  @Test func aJournalThatIsNoFileIsCalledSo() throws {
    try Store(in: folder.path).change { try $0.requestReload(of: nil) }
    #expect(mkfifo(folder.file("store.db-journal"), 0o600) == 0)
    let refusal = StoreError(path: folder.file("store.db-journal"), .denied("it is no file"))
    #expect(throws: refusal) { try Store(in: folder.path).read { _ in } }
    #expect(throws: refusal) { try Store(in: folder.path).change { try $0.requestReload(of: nil) } }
  }

  @Test func whatIsNoFileIsCalledSo() throws {
    #expect(mkfifo(folder.file("store.db"), 0o600) == 0)
    let refusal = StoreError(path: folder.file("store.db"), .denied("it is no file"))
    for _ in 0..<2 {
      #expect(throws: refusal) { try Store(in: folder.path).read { _ in } }
      #expect(throws: refusal) {
        try Store(in: folder.path).change { try $0.requestReload(of: nil) }
      }
    }
    #expect(try folder.names == ["store.db"])
  }

  @Test func whyAFolderCanNotBeMadeIsSaid() throws {
    let guest = try Guest(of: folder.path)
    try guest.allow(0o555)
    let path = folder.file("data/widgetty")
    let scribe = try LineProcess(in: path, named: "x", 1...1, by: guest.starter)
    #expect(scribe.line() == "\(path): it can't be used: Permission denied.")
    scribe.wait()
  }

  /// A size limit simulates a disk that was full from the start.
  @Test func whatIsThereIsReadFromAFullDisk() throws {
    try Store(in: folder.path).change { try $0.log("tea", milligrams: 40, at: .distantPast) }
    let limit = ["/usr/bin/env", "--ignore-signal=XFSZ", "/usr/bin/prlimit", "--fsize=1"]
    let reader = try LineProcess(reading: folder.path, by: limit)
    for _ in 0..<2 { #expect(try reader.ask() == "tea") }
    reader.kill()
    let writer = try LineProcess(logging: "milk", in: folder.path, by: limit)
    #expect(try writer.ask() == "\(folder.file("store.db")): there is no space left.")
    writer.kill()
    try Store(in: folder.path).change { try $0.log("milk", milligrams: 1, at: .distantPast) }
    #expect(try Store(in: folder.path).read { try $0.drinks() }.count == 2)
  }
}
