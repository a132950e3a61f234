import Cells
import Foundation
import Glibc
import Kit
import Store
import Testing

/// Checks dashboards and commands that start while another process locks the whole store.
@Suite(.timeLimit(.minutes(60)))
struct LockedStoreTests {
  private let folder: TestFolder
  private var data: String { folder.file("data") }

  init() throws {
    folder = try TestFolder()
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    try Store(in: data).change { change in
      let list = try change.addReminderList(named: "Home")
      try change.addReminder("Milk", to: list.id)
      let widget = SavedWidget(
        id: try change.contents.nextWidget(), kind: "reminders", family: "medium", settings: [:])
      try change.keep(SavedBoard(at: .home, widgets: [widget]))
    }
  }

  private func dashboard() throws -> PseudoTerminal {
    let terminal = try Release.dashboard(
      ["--at", Release.morning, "--data", folder.path, "--locale", "en", "--reduce-motion"])
    try terminal.waitForQuestions()
    return terminal
  }

  /// Locks the store in the middle of a change: something stands in its log.
  private func lockInUse() throws -> DatabaseLock {
    try Data("left".utf8).write(to: URL(filePath: "\(data)/store.db-wal"))
    return try DatabaseLock(on: "\(data)/store.db")
  }

  private var isDone: Bool {
    get throws { try Store(in: data).read { try $0.reminders().allSatisfy(\.isDone) } }
  }

  @Test func aDashboardHearsKeysAndGoesOnByItself() throws {
    let lock = try lockInUse()
    let terminal = try dashboard()
    try terminal.wait(forText: "Data in use by another command")
    #expect(!terminal.canvas.description.contains("choose your first"))
    try terminal.type("?")
    try terminal.wait(forText: "This help")
    try terminal.type("?")
    try terminal.wait(forNo: "This help")
    #expect(terminal.canvas.description.contains("Widgets will appear here."))
    lock.release()
    try terminal.wait(forText: "Milk")
    #expect(!terminal.canvas.description.contains("Data in use"))
    try terminal.type("1")
    try terminal.wait(forText: "1 done")
    #expect(try isDone)
    try terminal.quit()
  }

  @Test func aDashboardEndsWhenItIsToldTo() throws {
    let lock = try lockInUse()
    let terminal = try dashboard()
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd() == .exit(143))
    terminal.expectRestored()
    withExtendedLifetime(lock) {}
  }

  /// Nothing is being written, so what is there can be read.
  @Test func whatIsAtRestIsShownAndATapIsToldThatItIsNotSaved() throws {
    let lock = try DatabaseLock(on: "\(data)/store.db")
    let terminal = try dashboard()
    try terminal.wait(forText: "Milk")
    try terminal.type("1")
    try terminal.wait(forText: "Unsaved: in use")
    lock.release()
    try terminal.wait(forNo: "Unsaved: in use")
    #expect(try !isDone)
    try terminal.type("1")
    try terminal.wait(forText: "1 done")
    #expect(try isDone)
    try terminal.quit()
  }

  private func closingAfterATap() throws -> PseudoTerminal {
    let terminal = try dashboard()
    try terminal.wait(forText: "Milk")
    try terminal.type("1q")
    return terminal
  }

  @Test func aTapBeforeTheEndIsStillSaved() throws {
    let lock = try DatabaseLock(on: "\(data)/store.db")
    let terminal = try closingAfterATap()
    try terminal.wait(forText: "Saving the last change.")
    lock.release()
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
    #expect(try isDone)
  }

  @Test func theLossOfATapBeforeTheEndIsTold() throws {
    let lock = try DatabaseLock(on: "\(data)/store.db")
    let terminal = try closingAfterATap()
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
    #expect(terminal.output.contains("The last change isn’t saved. \(data)/store.db: ".utf8))
    lock.release()
    #expect(try !isDone)
  }

  @Test func whoeverWontWaitForTheLastChangeEndsTheProgram() throws {
    let lock = try DatabaseLock(on: "\(data)/store.db")
    let terminal = try closingAfterATap()
    try terminal.wait(forText: "Saving the last change.")
    terminal.signal(SIGINT)
    #expect(try terminal.waitForEnd() == .signal(SIGINT))
    withExtendedLifetime(lock) {}
  }

  private func output(of words: [String]) throws -> (ending: Ending, text: String) {
    let program = try StartedProgram(
      [try Release.path(), "--at", Release.morning, "--data", folder.path, "--locale", "en"]
        + words, environment: Release.environment)
    return (try program.waitForEnd(), try program.text())
  }

  @Test func whatPrintsAtOnceSaysWhatIsInTheWay() throws {
    let lock = try lockInUse()
    let busy = "\(data)/store.db: another process is using it; try again.\n"
    for (words, rest) in [
      (["read"], "Data in use by another command\n"), (["inline", "dday"], ""),
      (["timeline"], ""),
    ] {
      let (ending, text) = try output(of: words)
      #expect(ending == .exit(1) && text == "widgetty: \(busy)\(rest)", "\(text)")
    }
    let (ending, screen) = try output(of: ["render", "--format", "text"])
    #expect(ending == .exit(1) && screen.contains(busy))
    #expect(screen.contains("Data in use by another command") && screen.contains("9:41"))
    withExtendedLifetime(lock) {}
  }

  /// The file says which widgets there are, and the weather needs no store.
  @Test func whatNeedsNoStoreIsPrintedAtOnce() throws {
    let lock = try lockInUse()
    try FileManager.default.createDirectory(
      atPath: folder.file("config"), withIntermediateDirectories: true)
    try folder.write(
      Data("weather small\ndday small\nreminders small\n".utf8), as: "config/widgets")
    let (ending, text) = try output(of: ["read"])
    let busy = "widgetty: \(data)/store.db: another process is using it; try again.\n"
    #expect(ending == .exit(1) && text.components(separatedBy: busy).count == 2, "\(text)")
    #expect(text.contains("Simulated weather in Seoul"))
    #expect(text.components(separatedBy: "can’t be read").count == 3)
    withExtendedLifetime(lock) {}
  }

  @Test func whatPrintsAtOncePrintsWhatIsAtRest() throws {
    let lock = try DatabaseLock(on: "\(data)/store.db")
    let (ending, text) = try output(of: ["read", "1"])
    #expect(ending == .exit(0) && text.contains("Milk"), "\(text)")
    withExtendedLifetime(lock) {}
  }
}
