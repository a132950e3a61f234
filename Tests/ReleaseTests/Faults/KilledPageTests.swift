import Almanac
import Foundation
import Glibc
import Kit
import Diary
import Store
import Testing

/// Kills a process in the middle of a step on the reminders page: the store is as before the step or
/// as after it.
@Suite(.timeLimit(.minutes(30)))
struct KilledPageTests {
  /// `make deep ONLY=faults` kills behind each system call.
  private static let triesAll = ProcessInfo.processInfo.environment["FAULTS"] == "all"
  private static let samples = 12

  private static let steps: [(name: String, url: String, keys: [String])] = [
    ("adds", "", ["tab"] + "new".map(String.init) + ["enter"]),
    ("finishes", "/item/2", ["space"]),
    ("edits", "/item/2", ["enter", "clear"] + "other #Work".map(Self.word) + ["enter"]),
    ("orders", "/item/3", ["raise"]),
    ("removes and undoes", "/item/2", ["x", "z"]),
    ("deletes a list", "/list/1/settings", ["down", "down", "enter", "enter"]),
  ]

  private static func word(_ character: Character) -> String {
    character == " " ? "space" : String(character)
  }

  @Test(arguments: steps.indices) func leavesTheStoreBeforeOrAfterTheStep(index: Int) throws {
    let step = Self.steps[index]
    let before = try Desk()
    let whole = try Desk()
    let finished = try StartedProgram(whole.pager(step.url, step.keys))
    #expect(try finished.waitForEnd() == .exit(0), "\(step.name)")
    let middle = try Desk()
    if step.keys.last == "z" {
      let part = try StartedProgram(middle.pager(step.url, step.keys.dropLast()))
      _ = try part.waitForEnd()
    }
    let states = try [before.state, middle.state, whole.state]
    #expect(states[0] != states[2] || states[0] != states[1], "\(step.name) does nothing")
    let counted = try Desk()
    let count = try withExtendedLifetime(counted) {
      try StartedProgram.countCalls(of: counted.pager(step.url, step.keys))
    }
    // Most of the first half only starts the program.
    let first = Self.triesAll ? 1 : count / 2
    let distance = Self.triesAll ? 1 : max(1, (count - first) / Self.samples)
    var seen: Set<[String]> = []
    for call in stride(from: first, through: count, by: distance) {
      let desk = try Desk()
      guard let victim = try StartedProgram(desk.pager(step.url, step.keys), stoppedBehind: call)
      else { continue }
      victim.signal(SIGKILL)
      _ = try victim.waitForEnd()
      let state = try desk.state
      #expect(states.contains(state), "\(step.name), killed behind call \(call)")
      seen.insert(state)
    }
    #expect(!Self.triesAll || seen == Set(states), "\(step.name): \(seen)")
  }
}

/// A store with two lists.
private final class Desk {
  private let folder: TestFolder
  private let store: Store

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
    let book = ReminderBook(in: store, zone: .utc)
    let home = try book.list(named: "Home", orMade: "")
    for title in ["one", "two rec:1w", "three"] {
      try book.add(title, to: home, at: .distantPast)
    }
    try book.add("report", to: book.list(named: "Work", orMade: ""), at: .distantPast)
  }

  func pager(_ path: String, _ keys: some Sequence<String>) -> [String] {
    [LineProcess.path(of: "pager"), folder.path, "widgetty://reminders\(path)"] + keys
  }

  /// The lists with their reminders, read by another connection.
  var state: [String] {
    get throws {
      let store = Store(in: folder.path, patience: .seconds(60))
      let shelves = try ReminderBook(in: store, zone: .utc).shelves()
      #expect(store.setAside.isEmpty)
      return shelves.map { shelf in
        let items = shelf.items.map { "\($0.title)\($0.isDone ? " done" : "")" }
        return "\(shelf.list.name): \(items.joined(separator: ", "))"
      }
    }
  }
}
