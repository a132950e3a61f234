import Foundation
import Kit
import Testing

@testable import Store

struct DamageTests {
  private let folder: TestFolder

  /// Damage done to a file by a disk or a user.
  enum Damage: CaseIterable {
    case header, beginning, halved, cut, page, text, zeros, short, writeVersion, tableFormat

    func bytes(of sound: Data) -> Data {
      var bytes = sound
      switch self {
      case .header: bytes.replaceSubrange(0..<16, with: Data("Something else\0\0".utf8))
      case .beginning: bytes.replaceSubrange(0..<4096, with: Data(repeating: 0xA5, count: 4096))
      case .halved: bytes = bytes.prefix(bytes.count / 8192 * 4096)
      case .cut: bytes = bytes.prefix(5000)
      case .page:
        bytes.replaceSubrange(8192..<16384, with: Data(repeating: 0xFF, count: 8192))
      case .text: bytes = Data("weather small\n".utf8)
      case .zeros: bytes = Data(repeating: 0, count: bytes.count)
      case .short: bytes = bytes.prefix(20)
      case .writeVersion: bytes[18] = 0xFF
      case .tableFormat: bytes[47] = 0xFF
      }
      return bytes
    }
  }

  init() throws {
    folder = try TestFolder()
  }

  /// Creates a database without pending writes.
  private func fill(_ folder: TestFolder) throws {
    try Store(in: folder.path).change { change in
      let list = try change.addReminderList(named: "Home")
      for number in 0..<200 { try change.addReminder("Number \(number)", to: list.id) }
    }
  }

  @Test(arguments: Damage.allCases)
  func whatIsDamagedIsSetAsideAndToldOf(damage: Damage) throws {
    try fill(folder)
    #expect(try folder.names == ["store.db"])
    let damaged = damage.bytes(of: try folder.bytes(of: "store.db"))
    try damaged.write(to: URL(filePath: folder.file("store.db")))
    try folder.write(Data("left".utf8), as: "store.db-wal")
    let store = Store(in: folder.path)
    #expect(try store.read { try $0.reminderLists() }.isEmpty)
    #expect(store.setAside == [folder.file("store.db.damaged-1")])
    #expect(try folder.bytes(of: "store.db.damaged-1") == damaged)
    #expect(try folder.bytes(of: "store.db.damaged-1-wal") == Data("left".utf8))
    try store.change { try $0.log("tea", milligrams: 40, at: .distantPast) }
    #expect(try Store(in: folder.path).read { try $0.drinks() }.count == 1)
  }

  @Test func nothingThatWasSetAsideIsEverOverwritten() throws {
    for number in 1...3 {
      try Data("no database, \(number)".utf8).write(to: URL(filePath: folder.file("store.db")))
      let store = Store(in: folder.path)
      try store.read { _ in }
      #expect(store.setAside == [folder.file("store.db.damaged-\(number)")])
    }
    #expect(
      try folder.bytes(of: "store.db.damaged-2") == Data("no database, 2".utf8))
  }

  /// As if a program had restored an older file, and the wrong one.
  @Test func whatIsDamagedInAStoreThatIsOpenIsSetAsideToo() throws {
    let store = Store(in: folder.path)
    var reader = NoticeReader(of: store, after: Notice.ID(0))
    for number in 1...3 {
      try store.change { try $0.log("tea", milligrams: 40, at: .distantPast) }
      _ = try reader.next()
      for name in try folder.names where name.hasPrefix("store.db-") {
        try FileManager.default.removeItem(atPath: folder.file(name))
      }
      try folder.write(Data("no database".utf8), as: "other")
      #expect(rename(folder.file("other"), folder.file("store.db")) == 0)
      if number == 2 {
        #expect(try reader.next().map(\.matter) == [.changed(kind: nil), .board])
      }
      #expect(try store.read { try $0.drinks() }.isEmpty)
      #expect(store.setAside.count == number)
      #expect(
        try folder.bytes(of: "store.db.damaged-\(number)") == Data("no database".utf8))
    }
  }

  @Test func oneOfManySetsADamagedFileAside() throws {
    try folder.write(Data("no database".utf8), as: "store.db")
    let stores = (0..<8).map { _ in Store(in: folder.path, patience: .seconds(60)) }
    DispatchQueue.concurrentPerform(iterations: stores.count) { number in
      #expect(throws: Never.self) {
        try stores[number].change {
          try $0.log("\(number)", milligrams: 1, at: .distantPast)
        }
      }
    }
    #expect(stores.flatMap(\.setAside).count == 1)
    #expect(try Store(in: folder.path).read { try $0.drinks() }.count == 8)
  }

  @Test func aLogIsKeptWhoseDatabaseIsGone() throws {
    try folder.write(Data(repeating: 7, count: 5000), as: "store.db-wal")
    let store = Store(in: folder.path)
    try store.change { try $0.log("tea", milligrams: 40, at: .distantPast) }
    #expect(store.setAside == [folder.file("store.db.damaged-1")])
    #expect(
      try folder.bytes(of: "store.db.damaged-1-wal") == Data(repeating: 7, count: 5000))
  }

  @Test(arguments: [0, 1])
  func aFileOfWhichNothingIsLeftIsSetAsideToo(count: Int) throws {
    try fill(folder)
    let rest = try folder.bytes(of: "store.db").prefix(count)
    try rest.write(to: URL(filePath: folder.file("store.db")))
    let store = Store(in: folder.path)
    #expect(try store.read { try $0.reminderLists() }.isEmpty)
    #expect(store.setAside == [folder.file("store.db.damaged-1")])
    #expect(try folder.bytes(of: "store.db.damaged-1") == rest)
  }

  /// As after a power failure: the log contains everything done, and half of another change.
  @Test func whatStandsOnlyInTheLogIsNotLost() throws {
    let other = try TestFolder()
    let owner = Store(in: folder.path)
    for name in ["tea", "espresso"] {
      try owner.change { try $0.log(name, milligrams: 1, at: .distantPast) }
    }
    try other.write(try folder.bytes(of: "store.db"), as: "store.db")
    let log = try folder.bytes(of: "store.db-wal")
    try other.write(log + Data(repeating: 0x5A, count: 3000), as: "store.db-wal")
    let store = Store(in: other.path)
    #expect(try store.read { try $0.drinks() }.map(\.name) == ["tea", "espresso"])
    #expect(store.setAside.isEmpty)
  }

  /// Changes made with a database program.
  @Test(arguments: [
    "PRAGMA user_version = -3", "PRAGMA user_version = 2", "PRAGMA user_version = 5",
    "DROP TABLE reminders", "ALTER TABLE drinks DROP COLUMN milligrams",
    "ALTER TABLE notices RENAME TO old_notices",
  ])
  func whatIsNotAsItsVersionSaysIsDamaged(sentences: String) throws {
    try fill(folder)
    try Connection(path: folder.file("store.db")).execute(sentences)
    let store = Store(in: folder.path)
    #expect(try store.read { try $0.reminderLists() }.isEmpty)
    #expect(store.setAside == [folder.file("store.db.damaged-1")])
    try store.change { try $0.log("tea", milligrams: 40, at: .distantPast) }
  }

  @Test func whatSomebodyTakesOutOfAnOpenStoreIsNoticed() throws {
    let store = Store(in: folder.path)
    try store.change { try $0.log("tea", milligrams: 40, at: .distantPast) }
    try Connection(path: folder.file("store.db")).execute("DROP TABLE drinks")
    #expect(throws: StoreError.self) { try store.read { try $0.drinks() } }
    #expect(try store.read { try $0.drinks() }.isEmpty)
    #expect(store.setAside == [folder.file("store.db.damaged-1")])
  }

  /// A trigger of somebody else, which never ends, does nothing.
  @Test func whatOthersHaveAddedDoesNothing() throws {
    try fill(folder)
    try Connection(path: folder.file("store.db")).execute(
      """
      CREATE TRIGGER endless AFTER INSERT ON drinks BEGIN
        DELETE FROM reminders;
        SELECT count(*) FROM reminders a, reminders b, reminders c, reminders d, reminders e,
          reminders f, reminders g;
      END;
      """)
    let store = Store(in: folder.path)
    try store.change { try $0.log("tea", milligrams: 40, at: .distantPast) }
    #expect(try store.read { try $0.drinks() }.count == 1)
    #expect(try store.read { try $0.reminders() }.count == 200)
  }

  @Test func whatNeverEndsIsInterrupted() throws {
    try fill(folder)
    let connection = try Connection(path: folder.file("store.db"))
    let endless = Statement(
      """
      WITH RECURSIVE numbers (number) AS (
        VALUES (1) UNION ALL SELECT number + 1 FROM numbers)
      SELECT count(*) FROM numbers
      """)
    let error = #expect(throws: StoreError.self) { try connection.rows(endless) { $0.integer(0) } }
    #expect(error?.cause == .failed("what somebody has added to it never ends"))
    #expect(try connection.rows(Statement("SELECT 1")) { $0.integer(0) } == [1])
  }

  @Test func numbersThatNobodyCountsWithAreBounded() throws {
    let store = Store(in: folder.path)
    try store.change { try $0.log("tea", milligrams: 40, at: .distantPast) }
    for (number, milligrams) in [("9e999", Double(1 << 53)), ("-1e308", -Double(1 << 53))] {
      try Connection(path: folder.file("store.db")).execute(
        "UPDATE drinks SET milligrams = \(number), date = \(number)")
      let drink = try #require(try store.read { try $0.drinks() }.first)
      #expect(drink.milligrams == milligrams)
      #expect(drink.date.timeIntervalSinceReferenceDate == milligrams)
    }
  }

  @Test func whatOthersHaveAddedIsTheirs() throws {
    try fill(folder)
    try Connection(path: folder.file("store.db")).execute(
      """
      CREATE TABLE lost_and_found (rootpgno INTEGER);
      ALTER TABLE drinks ADD COLUMN cups INTEGER;
      DROP INDEX drinks_by_date;
      """)
    let store = Store(in: folder.path)
    #expect(try store.read { try $0.reminders() }.count == 200)
    #expect(store.setAside.isEmpty)
  }
}
