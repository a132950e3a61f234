import Foundation
import Kit

/// The program built beside the tests, with a data folder of its own.
final class ProgramFolder {
  private let folder: TestFolder
  private static let environment = [
    "TZ": "UTC", "LANG": "en_US.UTF-8", "TERM": "xterm-256color", "WIDGETTY_WEATHER": "simulated",
  ]

  init() throws {
    folder = try TestFolder()
  }

  /// The program built beside the tests.
  static var program: String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "widgetty").path
  }

  func file(_ name: String) -> String { folder.file(name) }

  func write(_ text: String, as name: String) throws { try write(Array(text.utf8), as: name) }

  func write(_ bytes: [UInt8], as name: String) throws {
    let file = URL(filePath: file(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Runs a command line on a morning in November, unless it says otherwise; a shell may prepare
  /// its process.
  func run(
    _ words: [String], environment: [String: String] = [:], after preparation: String? = nil
  ) throws -> Printout {
    let usual = [("--data", folder.path), ("--at", "2026-11-21T09:41:00")]
    let flags = usual.flatMap { words.contains($0) ? [] : [$0, $1] }
    let environment = Self.environment.merging(environment) { $1 }
    guard let preparation else {
      return try Printout(
        words + flags, of: Self.program, environment: environment, in: folder.path)
    }
    let start = ["-c", "\(preparation); exec \"$@\"", "sh", Self.program]
    return try Printout(
      start + words + flags, of: "/bin/sh", environment: environment, in: folder.path)
  }

  /// Runs SQL in the database, as another program would.
  func query(_ sentence: String) throws {
    let process = try Process.run(
      URL(filePath: "/usr/bin/sqlite3"), arguments: [file("data/store.db"), sentence])
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  }
}
