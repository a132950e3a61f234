import Foundation
import Glibc
import Store

/// Writes this and that into a store, and tells of each writing once it is done:
/// `scribe FOLDER NAME FIRST LAST`.
@main struct Scribe {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let first = Int(arguments[3]), let last = Int(arguments[4]) else {
      exit(2)
    }
    let store = Store(in: arguments[1], patience: .seconds(60))
    do {
      for number in first...max(first, last) {
        try write("\(arguments[2])-\(number)", number, in: store)
        tell("\(number)")
      }
    } catch {
      tell("\(error)")
      exit(1)
    }
  }

  /// Every fourth is of one sort; each leaves a drink or a reminder of that name.
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
        let widget = try change.addWidget("weather", "small", settings: ["city": "busan"])
        try change.remove(widget.id)
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
