import Foundation
import Glibc
import Store

/// A process that works on a store and reports everything it has done.
///
/// `scribe FOLDER NAME FIRST LAST` writes various items. `scribe FOLDER` prints the drinks for each
/// line of input. `scribe FOLDER log NAME` tries to log a drink for each. `scribe FOLDER hold`
/// locks out other writers until it reads a line.
@main struct Scribe {
  static func main() {
    let arguments = CommandLine.arguments
    do {
      switch arguments.count {
      case 2: try read(from: Store(in: arguments[1]))
      case 3: try hold(Store(in: arguments[1]))
      case 4: try log(arguments[3], in: Store(in: arguments[1]))
      case 5:
        guard let first = Int(arguments[3]), let last = Int(arguments[4]) else { exit(2) }
        let store = Store(in: arguments[1], patience: .seconds(60))
        try write(first...max(first, last), named: arguments[2], in: store)
      default: exit(2)
      }
    } catch {
      tell("\(error)")
      exit(1)
    }
  }

  private static func read(from store: Store) throws {
    while readLine() != nil {
      tell(try store.read { try $0.drinks() }.map(\.name).joined(separator: " "))
    }
  }

  private static func log(_ name: String, in store: Store) throws {
    while readLine() != nil {
      let outcome = Result {
        try store.change { try $0.log(name, milligrams: 1, at: .distantPast) }
      }
      _ = try store.read { try $0.drinks() }
      switch outcome {
      case .success: tell("logged")
      case .failure(let error): tell("\(error)")
      }
    }
  }

  private static func hold(_ store: Store) throws {
    try store.change { _ in
      tell("held")
      _ = readLine()
    }
    tell("released")
  }

  private static func write(
    _ numbers: ClosedRange<Int>, named name: String, in store: Store
  ) throws {
    for number in numbers {
      try write("\(name)-\(number)", number, in: store)
      tell("\(number)")
    }
  }

  /// Writes one of four kinds of items in turn; each leaves a drink or a reminder with this name.
  private static func write(_ name: String, _ number: Int, in store: Store) throws {
    let date = Date(timeIntervalSinceReferenceDate: Double(number))
    try store.change { change in
      switch number % 4 {
      case 0: try change.log(name, milligrams: Double(number), at: date)
      case 1: try change.addReminder(name, to: try list(in: change), due: date)
      case 2:
        let reminder = try change.addReminder(name, to: try list(in: change), note: name)
        try change.setDone(reminder.id, at: date)
        try change.requestReload(of: "reminders")
      default:
        try change.log(name, milligrams: Double(number), at: date)
        let widget = SavedWidget(
          id: try change.contents.nextWidget(), kind: "weather", family: "small",
          settings: ["city": "busan"])
        try change.keep(SavedBoard(at: .home, widgets: [widget]))
        try change.keep(SavedBoard(at: .home))
      }
    }
  }

  private static func list(in change: borrowing Change) throws -> ReminderList.ID {
    try change.contents.reminderLists().first?.id ?? change.addReminderList(named: "List").id
  }

  private static func tell(_ line: String) {
    let line = line + "\n"
    _ = line.withCString { Glibc.write(STDOUT_FILENO, $0, strlen($0)) }
  }
}
