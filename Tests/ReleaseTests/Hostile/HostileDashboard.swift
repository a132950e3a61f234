import Cells
import Foundation
import Kit

/// The program with misbehaving widgets, any number of each kind.
final class HostileDashboard {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// One well-behaved widget above ten of each misbehaving kind.
  static let company = """
    calm small

    """
    + [
      "silent", "blocking", "spinning", "throwing", "empty", "endless", "past", "future",
      "distant", "timeless",
    ]
    .map { String(repeating: "\($0) small\n", count: 10) }.joined()

  init(board: String = company) throws {
    let config = folder.appending(path: "config")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    try Data(board.utf8).write(to: config.appending(path: "widgets"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The program built beside the tests.
  private var path: String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "hostile").path
  }

  private var flags: [String] { ["--data", folder.path, "--locale", "en"] }

  func start(
    _ arguments: [String], size: Size = Release.usualSize
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      Command(path, arguments + flags, environment: Release.environment), size: size)
  }

  func printout(_ arguments: [String]) throws -> Printout {
    try Printout(arguments + flags, of: path)
  }
}
