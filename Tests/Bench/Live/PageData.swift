import Almanac
import DDays
import FoundationEssentials
import Kit
import Store

/// A store with as many reminders or days as a page has to bear, and a board with one tile that leads
/// to them, or to the weather.
final class PageData {
  enum Subject {
    case reminders, days, weather

    /// The board with the only tile.
    var board: String {
      switch self {
      case .reminders: "reminders small\n"
      case .days: "dday medium show=list\n"
      case .weather: "weather medium\n"
      }
    }

    /// What only the open page says.
    var sign: String {
      switch self {
      case .reminders: "My lists"
      case .days: "Import"
      case .weather: "Pressure"
      }
    }
  }

  let folder: TestFolder

  static let reminders = 10_000
  static let days = 2_000

  init(of subject: Subject) throws {
    folder = try TestFolder()
    for name in ["config", "data"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
    try Data(subject.board.utf8).write(to: URL(filePath: folder.file("config/widgets")))
    let store = Store(in: folder.file("data"))
    switch subject {
    case .reminders: try Self.addReminders(to: store)
    case .days: try Self.addDays(to: store)
    case .weather: break
    }
  }

  private static func addReminders(to store: Store) throws {
    try store.change { change in
      let lists = try ["Home", "Work", "Errands"].map { try change.addReminderList(named: $0).id }
      for number in 0..<reminders {
        let due = CivilDay(number: 20_600 + number % 400)
        try change.addReminder(
          "Reminder \(number)", to: lists[number % lists.count],
          dueDay: number.isMultiple(of: 3) ? due.number : nil)
      }
    }
  }

  private static func addDays(to store: Store) throws {
    let groups = ["", "Family", "Work", "Friends"]
    _ = try DDayBook(in: store).add(
      (0..<days).map { number in
        Occasion(
          title: "Day \(number)",
          rule: DayRule(
            start: CivilDay(number: 20_200 + number), recurrence: number % 5 == 0 ? .yearly : .never
          ),
          group: groups[number % groups.count])
      })
  }
}
