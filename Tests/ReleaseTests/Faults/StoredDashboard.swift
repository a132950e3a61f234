import Cells
import Foundation
import Kit
import Store

/// The built program with a store that contains reminders.
final class StoredDashboard {
  let store: Store
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  static let titles = ["Milk", "Bread", "Salt"]

  init(_ board: String = "reminders medium\ncaffeine small\nweather small city=busan\n") throws {
    let config = folder.appending(path: "config")
    let widgets = config.appending(path: "widgets")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    try Data(board.utf8).write(to: widgets)
    // For guests, whatever the umask.
    for (place, mode) in [(folder, 0o755), (config, 0o755), (widgets, 0o644)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: place.path)
    }
    store = Store(in: folder.appending(path: "data").path)
    try fill()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Uses a separate `Store`, so that the database is closed afterwards.
  private func fill() throws {
    try Store(in: store.folder).change { change in
      let list = try change.addReminderList(named: "Home")
      for title in Self.titles { try change.addReminder(title, to: list.id) }
    }
  }

  /// The completed reminders in the store.
  var done: [String] {
    get throws {
      try Store(in: store.folder).read { try $0.reminders().filter(\.isDone).map(\.title) }
    }
  }

  func file(_ name: String) -> URL { URL(filePath: store.folder).appending(path: name) }

  /// A dashboard that shows the reminders; `starter` is a command line that runs the one after it.
  func start(by starter: [String] = []) throws -> PseudoTerminal {
    let words =
      starter + [
        try Release.path(), "--at", Release.morning, "--data", folder.path, "--locale", "en",
        "--reduce-motion",
      ]
    let terminal = try PseudoTerminal(
      Command(words[0], Array(words.dropFirst()), environment: Release.environment))
    try terminal.waitForQuestions()
    try terminal.wait(forText: Self.titles[0])
    try terminal.waitForSleep()
    return terminal
  }
}
