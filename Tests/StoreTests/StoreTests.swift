import Foundation
import Kit
import Testing

@testable import Store

struct StoreTests {
  private let folder: TestFolder
  private let store: Store

  init() throws {
    folder = try TestFolder()
    store = Store(in: "\(folder.path)/data/widgetty")
  }

  @Test func nothingIsMadeUntilSomethingIsWanted() throws {
    #expect(!store.exists)
    #expect(try folder.names.isEmpty)
    try store.read { _ in }
    #expect(store.exists)
  }

  @Test func aChangeThatThrowsChangesNothing() throws {
    struct Regret: Error {}
    #expect(throws: Regret.self) {
      try store.change { change in
        try change.log("espresso", milligrams: 95, at: Date(timeIntervalSince1970: 0))
        throw Regret()
      }
    }
    #expect(try store.read { try $0.drinks() }.isEmpty)
    try store.change { try $0.log("tea", milligrams: 40, at: Date(timeIntervalSince1970: 0)) }
    #expect(try store.read { try $0.drinks() }.map(\.name) == ["tea"])
  }

  @Test func whetherChangesCanBeMadeIsFoundOutWithoutOne() throws {
    try store.change { try $0.log("tea", milligrams: 40, at: Date(timeIntervalSince1970: 0)) }
    #expect(store.takesChanges)
    #expect(try store.read { try $0.drinks() }.map(\.name) == ["tea"])
    #expect(!Store.nowhere.takesChanges)
  }

  @Test func aChangeReadsWhatItHasChanged() throws {
    let counts = try store.change { change in
      let list = try change.addReminderList(named: "Home")
      let before = try change.contents.reminders().count
      try change.addReminder("Water the plants", to: list.id)
      return [before, try change.contents.reminders().count]
    }
    #expect(counts == [0, 1])
  }

  @Test func aReadingSeesOneMomentOnly() throws {
    let other = Store(in: store.folder)
    let names = try store.read { contents in
      let before = try contents.drinks().map(\.name)
      try other.change { try $0.log("late", milligrams: 1, at: .distantPast) }
      return [before, try contents.drinks().map(\.name)]
    }
    #expect(names == [[], []])
    #expect(try store.read { try $0.drinks() }.map(\.name) == ["late"])
  }

  @Test func whatIsKeptOutlivesTheProcess() throws {
    try store.change { try $0.log("espresso", milligrams: 95, at: .distantPast) }
    #expect(try Store(in: store.folder).read { try $0.drinks() }.count == 1)
  }

  @Test func aDatabaseThatIsTakenAwayIsMadeAnew() throws {
    try store.change { try $0.log("espresso", milligrams: 95, at: .distantPast) }
    try FileManager.default.removeItem(atPath: store.folder)
    try store.change { try $0.log("tea", milligrams: 40, at: .distantPast) }
    #expect(try Store(in: store.folder).read { try $0.drinks() }.map(\.name) == ["tea"])
  }

  @Test func nothingIsReadInsteadOfWhatIsTakenAway() throws {
    try store.change { try $0.log("espresso", milligrams: 95, at: .distantPast) }
    #expect(!store.isLost)
    try FileManager.default.removeItem(atPath: store.folder)
    for _ in 0..<2 {
      #expect(store.isLost && !store.isNew)
      let error = #expect(throws: StoreError.self) { try store.read { try $0.drinks() } }
      #expect(error?.cause == .gone)
    }
    #expect(!FileManager.default.fileExists(atPath: store.folder))
    try store.change { try $0.log("tea", milligrams: 40, at: .distantPast) }
    #expect(!store.isLost)
    #expect(Store(in: store.folder + "/nowhere").isNew)
  }

  @Test func onlyTheOwnerReadsIt() throws {
    try store.change { try $0.log("espresso", milligrams: 95, at: .distantPast) }
    for name in ["", "/store.db", "/store.db-wal"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: store.folder + name)
      let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue
      #expect(mode.map { $0 & 0o077 } == 0, "\(name)")
    }
  }

  @Test func aStoreNowhereIsEmptyAndTakesNothing() throws {
    #expect(Store.nowhere.isNew && !Store.nowhere.isLost)
    #expect(throws: StoreError.self) { try Store.nowhere.makeFolder() }
    #expect(throws: StoreError.self) {
      try Store.nowhere.change { try $0.requestReload(of: "dday") }
    }
  }

  /// After the database has been removed, neither a change of its data nor a notice creates a new
  /// one.
  @Test func forWhatIsGoneNothingIsMadeAnew() throws {
    struct Missing: Error {}
    try store.change { try $0.log("espresso", milligrams: 95, at: .distantPast) }
    try FileManager.default.removeItem(atPath: store.folder)
    let path = "\(store.folder)/store.db"
    #expect(throws: StoreError(path: path, .gone)) {
      try store.change { if try $0.contents.drinks().isEmpty { throw Missing() } }
    }
    #expect(throws: StoreError(path: path, .gone)) { try store.change { try $0.undoLastDrink() } }
    #expect(throws: StoreError(path: path, .gone)) { try store.tell(.board) }
    #expect(!store.takesChanges)
    #expect(store.isLost && !store.exists)
    try store.change { try $0.log("tea", milligrams: 40, at: .distantPast) }
    #expect(try store.read { try $0.drinks() }.map(\.name) == ["tea"])
  }

  @Test func aRowHasAGreatestSize() throws {
    let folder = try TestFolder()
    let store = Store(in: folder.path)
    let name = String(repeating: "a", count: 4_194_304)
    try store.change { try $0.log(String(name.dropLast(100)), milligrams: 1, at: .distantPast) }
    let error = #expect(throws: StoreError.self) {
      try store.change { try $0.log(name, milligrams: 1, at: .distantPast) }
    }
    #expect(error?.cause == .unfit("a row has more than 4,194,304 bytes"))
    #expect(try store.read { try $0.drinks() }.count == 1)
  }
}
