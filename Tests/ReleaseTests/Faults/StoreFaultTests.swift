import Cells
import Foundation
import Kit
import Store
import Testing

/// Checks failures of the store while a dashboard shows its data: the screen stays correct and
/// shows why a tap failed.
@Suite(.timeLimit(.minutes(60)))
struct StoreFaultTests {
  private let house: StoredDashboard

  init() throws {
    house = try StoredDashboard()
  }

  /// A tap waits for the other process. If that takes too long the tap fails, and the reason is
  /// shown while it persists.
  @Test func anotherProcessHoldsIt() throws {
    let terminal = try house.start()
    let holder = try LineProcess("scribe", [house.store.folder, "hold"])
    #expect(holder.line() == "held")
    try terminal.type("1")
    try terminal.wait(forTicked: ["Milk"])
    try terminal.expectOthersToGoOn()
    try terminal.wait(forText: "Unsaved: in use")
    try terminal.wait(forTicked: [])
    #expect(try house.done == [])
    #expect(try holder.ask() == "released")
    try terminal.wait(forNo: "Unsaved: in use")
    try terminal.type("1")
    try terminal.wait(forText: "1 done")
    #expect(try house.done == ["Milk"])
    try terminal.quit()
  }

  @Test func anotherProcessHoldsItForAMoment() throws {
    let terminal = try house.start()
    let holder = try LineProcess("scribe", [house.store.folder, "hold"])
    #expect(holder.line() == "held")
    try terminal.type("12")
    try terminal.wait(forTicked: ["Milk", "Bread"])
    try terminal.expectOthersToGoOn()
    #expect(try holder.ask() == "released")
    try terminal.wait(forText: "2 done")
    #expect(!terminal.canvas.description.contains("Unsaved: in use"))
    #expect(try house.done == ["Milk", "Bread"])
    try terminal.quit()
  }

  /// A size limit simulates a full disk: no file may grow beyond the store's log. The file in which
  /// the program builds its frames is smaller.
  @Test func theDiskIsFull() throws {
    let long = String(repeating: "x", count: 3 << 19)
    try house.store.change { try $0.log(long, milligrams: 1, at: .distantPast) }
    let terminal = try house.start()
    try terminal.type("1")
    try terminal.wait(forTicked: ["Milk"])
    try terminal.waitForSleep()
    let size = try FileManager.default.attributesOfItem(
      atPath: house.file("store.db-wal").path)[.size]
    try limitFiles(of: terminal, to: "\(#require(size as? Int))")
    try terminal.type("2")
    try terminal.wait(forText: "Unsaved: disk full")
    try terminal.wait(forTicked: ["Milk"])
    try terminal.expectOthersToGoOn()
    #expect(try house.done == ["Milk"])
    try limitFiles(of: terminal, to: "unlimited")
    try terminal.wait(forNo: "Unsaved: disk full")
    try terminal.type("2")
    try terminal.wait(forText: "2 done")
    #expect(try house.done == ["Milk", "Bread"])
    try terminal.quit()
  }

  /// Keeps the hard limit, so that anyone may raise the soft one again.
  private func limitFiles(of terminal: PseudoTerminal, to size: String) throws {
    let limit = try Process.run(
      URL(filePath: "/usr/bin/prlimit"),
      arguments: ["--pid", "\(terminal.process)", "--fsize=\(size):"])
    limit.waitUntilExit()
    try #require(limit.terminationStatus == 0)
  }

  @Test func itMayOnlyBeRead() throws {
    let guest = try Guest(of: house.store.folder)
    try guest.allowInside(0o444)
    try guest.allow(0o555)
    let terminal = try house.start(by: guest.starter)
    #expect(terminal.output.contains("store.db: it can only be read.\r\n".utf8))
    try terminal.type("1")
    try terminal.wait(forText: "Unsaved: read-only")
    try terminal.wait(forTicked: [])
    try terminal.expectOthersToGoOn()
    try terminal.quit()
    #expect(try house.done == [])
  }

  @Test func itIsTakenAway() throws {
    let terminal = try house.start()
    // At once, for the dashboard may be writing a file into it.
    #expect(rename(house.store.folder, house.store.folder + "-taken") == 0)
    try terminal.wait(forText: "Store is gone")
    try terminal.expectOthersToGoOn()
    try terminal.type("1")
    try terminal.wait(forText: "Unsaved: data gone")
    try terminal.expectOthersToGoOn()
    #expect(terminal.canvas.description.contains("Store is gone"))
    #expect(!FileManager.default.fileExists(atPath: house.file("store.db").path))
    try terminal.press(.tab)
    try terminal.type("1")
    try terminal.wait(forText: "24%")
    try terminal.wait(forNo: "Store is gone")
    try Store(in: house.store.folder).change { change in
      let list = try change.addReminderList(named: "New")
      try change.addReminder("Salt", to: list.id)
      try change.requestReload(of: "reminders")
    }
    try terminal.wait(forText: "Salt")
    try terminal.quit()
  }

  @Test func rubbishIsPutInItsPlace() throws {
    let terminal = try house.start()
    for name in ["store.db-wal", "store.db-shm"] {
      try? FileManager.default.removeItem(at: house.file(name))
    }
    try Data("no database".utf8).write(to: house.file("rubbish"))
    #expect(rename(house.file("rubbish").path, house.file("store.db").path) == 0)
    try terminal.wait(forNo: "Milk")
    try terminal.wait(forText: "Damaged data set aside")
    try terminal.expectOthersToGoOn()
    let aside = house.file("store.db.damaged-1")
    #expect(try Data(contentsOf: aside) == Data("no database".utf8))
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    let command = ": sqlite3 '\(aside.path)' .dump\r\n"
    #expect(terminal.output.suffix(command.utf8.count).elementsEqual(command.utf8))
    #expect(terminal.output.contains("what is left of it is \(aside.path).".utf8))
  }
}
