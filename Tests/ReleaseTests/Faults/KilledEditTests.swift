import Cells
import Foundation
import Glibc
import Kit
import Store
import Testing

/// Kills a dashboard at some moment of an edit: the board in the store is the one before the step or the
/// one after it.
@Suite(.timeLimit(.minutes(30)))
struct KilledEditTests {
  /// `make deep ONLY=faults` kills 200 of them.
  private static let triesAll = ProcessInfo.processInfo.environment["FAULTS"] == "all"
  private static let kills = triesAll ? 200 : 8
  /// The keys of a step each: a widget moves, goes, grows, joins another, begins a page.
  private static let edits = [
    ["\r", "\u{1B}[C", "\r"], ["x"], [">"], ["\r", "b"], ["\u{1B}[C", "p"],
  ]

  @Test func leavesTheBoardBeforeOrAfterTheStep() throws {
    var random = SplitMix(seed: 1)
    let afterwards = try Self.edits.map { keys in
      let house = try House()
      let terminal = try house.dashboard()
      for key in keys { try terminal.type(key) }
      try terminal.press(.escape)
      try terminal.wait(for: "the Home Screen") {
        !$0.canvas.description.contains("Edit Home Screen")
      }
      try terminal.type("q")
      #expect(try terminal.waitForEnd() == .exit(0))
      return try house.board
    }
    var seen: Set<SavedBoard?> = []
    for kill in 0..<Self.kills {
      let edit = kill % Self.edits.count
      let house = try House()
      let before = try house.board
      #expect(before != afterwards[edit], "edit \(edit) does nothing")
      let terminal = try house.dashboard()
      for key in Self.edits[edit] { try terminal.type(key) }
      try terminal.watch(for: .microseconds(Int.random(in: 0..<40_000, using: &random)))
      terminal.signal(SIGKILL)
      _ = try terminal.waitForEnd()
      let board = try house.board
      #expect(board == before || board == afterwards[edit], "kill \(kill)")
      seen.insert(board)
    }
    let states = try Set(afterwards + [House().board])
    #expect(!Self.triesAll || seen == states, "\(seen.count) of \(states.count) were seen")
  }
}

/// A store with a board of four widgets.
private final class House {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("data"), withIntermediateDirectories: true)
    let widgets = ["caffeine", "dday", "reminders", "weather"].enumerated().map { number, kind in
      SavedWidget(
        id: SavedWidget.ID(number + 1), kind: kind, family: "small", settings: [:])
    }
    try Store(in: folder.file("data")).change {
      try $0.keep(SavedBoard(at: .home, widgets: widgets))
    }
  }

  /// The Home Screen in the store, read by another connection.
  var board: SavedBoard? {
    get throws {
      let store = Store(in: folder.file("data"), patience: .seconds(60))
      let board = try store.read { try $0.board(at: .home) }
      #expect(store.setAside.isEmpty)
      return board
    }
  }

  /// A dashboard whose Home Screen is being edited.
  func dashboard() throws -> PseudoTerminal {
    let terminal = try Release.dashboard([
      "--at", Release.morning, "--data", folder.path, "--locale", "en", "--weather-source",
      "simulated",
    ])
    _ = try terminal.waitForSleepOrEnd()
    try terminal.type("e")
    try terminal.wait(forText: "Edit Home Screen")
    return terminal
  }
}
