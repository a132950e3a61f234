import FoundationEssentials
import Store

/// Reminders in a separate store on disk, deleted with the session.
final class TapData {
  let folder: String

  static let titles = ["Water the plants", "Call the dentist", "Buy milk"]

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/bench-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: "\(folder)/data", withIntermediateDirectories: true)
    try Store(in: "\(folder)/data").change { change in
      let list = try change.addReminderList(named: "Home")
      for title in Self.titles { try change.addReminder(title, to: list.id) }
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }
}
