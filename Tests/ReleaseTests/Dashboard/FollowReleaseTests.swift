import Boards
import Cells
import Foundation
import Kit
import Store
import Testing

/// Checks that commands change what running dashboards show.
struct FollowReleaseTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var flags: [String] { ["--data", folder.path, "--locale", "en"] }

  /// Saves two widgets, as if the user had placed them, and has emptied the other places.
  private func fillBoard() throws {
    let widgets = zip(1..., ["weather", "dday"]).map { number, kind in
      SavedWidget(id: SavedWidget.ID(number), kind: kind, family: "small", settings: [:])
    }
    try Store(in: folder.appending(path: "data").path).change { change in
      for place in BoardPlace.allCases {
        try change.keep(SavedBoard(at: place.name, widgets: place == .home ? widgets : []))
      }
    }
  }

  private func dashboard() throws -> PseudoTerminal {
    let terminal = try Release.dashboard(["--at", Release.morning] + flags)
    try terminal.waitForQuestions()
    try terminal.waitForSleep()
    return terminal
  }

  @discardableResult
  private func command(_ words: String...) throws -> Printout {
    try Printout(words + flags)
  }

  private func quit(_ terminal: PseudoTerminal) throws {
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }

  @Test func everyDashboardShowsWhatIsDoneElsewhere() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try fillBoard()
    let terminals = try [dashboard(), dashboard()]
    let before = terminals[0].canvas
    #expect(try command("widget", "add", "weather", "small", "city=busan").status == 0)
    for terminal in terminals {
      try terminal.wait(for: "the new widget") { $0.canvas.description.contains("Busan") }
    }
    try command("widget", "set", "3", "city=jeju")
    for terminal in terminals {
      try terminal.wait(for: "the other city") { $0.canvas.description.contains("Jeju") }
    }
    try command("widget", "remove", "3")
    for terminal in terminals {
      try terminal.wait(for: "the first board") { $0.canvas == before }
      try quit(terminal)
    }
  }

  @Test func whereNoDashboardRunsThatIsSaid() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for words in [["open", "1"], ["reload"], ["reload", "weather"]] {
      let refusal = try Printout(words + flags)
      #expect(refusal.status == 1 && refusal.text.isEmpty)
      #expect(refusal.complaint.hasPrefix("widgetty: No dashboard is running"))
    }
    #expect(try command("open", "99").status == 2)
    let terminal = try dashboard()
    #expect(try command("open", "2").status == 0)
    #expect(try command("reload").status == 0)
    terminal.signal(SIGKILL)
    _ = try terminal.waitForEnd()
    #expect(try command("open", "2").status == 1)
  }

  @Test func theBoardIsAnotherWhenItsFileStaysAway() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let config = folder.appending(path: "config")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    let file = config.appending(path: "widgets")
    try Data("weather small city=busan\n".utf8).write(to: file)
    let terminal = try dashboard()
    #expect(terminal.canvas.description.contains("Busan"))
    try FileManager.default.removeItem(at: file)
    try terminal.wait(for: "the first board") { emulator in
      let text = emulator.canvas.description
      return text.contains("Seoul") && text.contains("Widgets file is missing")
    }
    try Data("weather small city=jeju\n".utf8).write(to: file)
    try terminal.wait(for: "the file's") { $0.canvas.description.contains("Jeju") }
    try quit(terminal)
  }

  @Test func theDaysAreThoseOfTheBook() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = try dashboard()
    let steps: [(words: [String], shown: String)] = [
      (["add", "Party", "2026-12-24", "--at", Release.morning], "Party"),
      (["add", "Soon", "2026-11-30", "--at", Release.morning], "Soon"),
      (["edit", "2", "--title", "Trip"], "Trip"), (["remove", "2"], "Party"),
      (["restore", "2"], "Trip"), (["remove", "1", "2"], "Christmas Day"),
    ]
    for step in steps {
      let printout = try Printout(["dday"] + step.words + flags)
      #expect(printout.status == 0, "\(printout.complaint)")
      try terminal.wait(for: step.shown) { $0.canvas.description.contains(step.shown) }
    }
    try quit(terminal)
  }

  /// All imported days appear together.
  @Test func anImportIsShownAtOnce() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try command("widget", "remove", "1")
    try command("widget", "set", "2", "medium", "show=list")
    let terminal = try Release.dashboard(["--at", Release.morning, "--reduce-motion"] + flags)
    try terminal.waitForQuestions()
    try terminal.wait(forText: "Holidays")
    try terminal.waitForSleep()
    let file = folder.appending(path: "days.json")
    let days = (10..<38).map { #"{"title": "Day \#($0)", "date": "2026-12-\#($0 % 22 + 10)"}"# }
    try Data("[\(days.joined(separator: ","))]".utf8).write(to: file)
    terminal.mark()
    #expect(try command("dday", "import", file.path).status == 0)
    var counts: Set<String> = []
    try terminal.wait(for: "all days") { terminal in
      let count = terminal.canvas.description.firstMatch(of: /Coming Up +(\d+)/)
      if let count { counts.insert(String(count.output.1)) }
      return count != nil
    }
    try terminal.waitForSleep()
    #expect(counts == ["28"])
    #expect(terminal.emulator.counters.frames == 1)
    try quit(terminal)
  }

  @Test func whatWasPutOnTheBoardIsThereTheNextTime() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try fillBoard()
    try command("widget", "remove", "1")
    try command("widget", "add", "dday", "small", "title=Our \"day\"", "date=2026-12-25")
    let list = try command("widget", "list")
    #expect(list.lines.map { $0.suffix(3) } == ["# 2", "# 3"])
    #expect(list.lines.last?.hasPrefix(#"dday small date=2026-12-25 title="Our \"day\"""#) == true)
    let read = try command("read", "--at", Release.morning)
    #expect(read.lines.contains("3. D-Day (dday)"))
    #expect(read.text.contains("Our \"day\""))
    let config = folder.appending(path: "config")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    try Data(list.text.utf8).write(to: config.appending(path: "widgets"))
    #expect(try command("widget", "list").lines.map { $0.suffix(3) } == ["# 1", "# 2"])
    let refusal = try command("widget", "remove", "1")
    #expect(refusal.status == 1)
    #expect(
      refusal.complaint
        == "widgetty: The Home Screen comes from \(config.path)/widgets; change it there.\n")
  }

  @Test func theDashboardGoesOnWhereNothingCanBeKept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "data"))
    let terminal = try dashboard()
    let cause = "\(folder.path)/data: it can’t be used: Not a directory."
    #expect(terminal.output.contains("\(cause) The first Home Screen is shown.".utf8))
    #expect(terminal.canvas.description.contains("Seoul"))
    #expect(terminal.canvas.description.contains("D-Day · no data yet"))
    try quit(terminal)
    let refusal = try command("widget", "remove", "1")
    #expect(refusal.status == 1 && refusal.complaint.contains("Not a directory"))
  }

  @Test func aFullDiskIsToldOfAndLosesNothing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try fillBoard()
    try command("widget", "remove", "1")
    let program = try Release.path()
    let script =
      "ulimit -f 16; exec \(program) \(flags.joined(separator: " ")) widget add dday small title=$0"
    let long = String(repeating: "x", count: 150)
    let refusal = try Printout(["-c", script, long], of: "/bin/sh")
    #expect(refusal.status == 1)
    #expect(refusal.complaint.hasSuffix("/store.db: there is no space left.\n"))
    #expect(try command("widget", "list").lines.count == 1)
  }

  @Test func whatIsDamagedIsToldOf() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = folder.appending(path: "data")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try Data("no database".utf8).write(to: data.appending(path: Store.fileName))
    let read = try command("read", "--at", Release.morning)
    #expect(read.status == 1 && read.lines.count > 3)
    let aside = "\(data.path)/store.db.damaged-1"
    #expect(
      read.complaint.hasPrefix("widgetty: The store was damaged; what is left of it is \(aside). "))
    #expect(read.complaint.hasSuffix(": sqlite3 '\(aside)' .dump\n"))
    let next = try command("read", "--at", Release.morning)
    #expect(next.complaint.isEmpty && next.status == 0)
  }

  @Test func theDashboardGoesOnWhileAnotherProcessHoldsTheStore() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try fillBoard()
    try command("widget", "add", "weather", "small", "city=busan")
    let terminal = try dashboard()
    try Store(in: folder.appending(path: "data").path).change { _ in
      try terminal.type("?")
      try terminal.wait(for: "the help") { $0.canvas.description.contains("This help") }
      let refusal = try command("reload")
      #expect(refusal.status == 1)
      #expect(refusal.complaint.contains("another process is using it"))
      try terminal.type("?")
      try terminal.wait(for: "the board") { $0.canvas.description.contains("Busan") }
    }
    try command("widget", "set", "3", "city=jeju")
    try terminal.wait(for: "the other city") { $0.canvas.description.contains("Jeju") }
    try quit(terminal)
  }

  /// Repeating a completed command would do it twice, so only reading reports failure.
  @Test func onlyWhoReadsFailsForWhatIsDamaged() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "data").appending(path: Store.fileName)
    for (words, status) in [(["todo", "add", "milk"], 0), (["todo", "list"], 1)]
      as [([String], Int32)]
    {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("no database".utf8).write(to: file)
      let printout = try Printout(words + flags)
      #expect(printout.status == status && printout.complaint.contains("was damaged"))
    }
  }
}
