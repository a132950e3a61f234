import Cells
import Foundation
import Kit

/// The built program. Tests are linked dynamically, which would hide faults of static linking.
enum Release {
  /// The date of most pictures, in Seoul.
  static let morning = "2026-11-21T09:41:00+09:00"
  static let environment = [
    "TZ": "Asia/Seoul", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
  ]
  static let usualSize = Size(width: 80, height: 24)

  /// The number of widgets on the first board.
  static let firstBoardCount = 11
  /// The words that remove them.
  static let removalOfFirstBoard = ["widget", "remove"] + (1...firstBoardCount).map(String.init)

  static func path() throws -> String { try path(of: "widgetty") }

  /// A program built beside it.
  static func path(of name: String) throws -> String {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let path = root.appending(path: ".build/release/\(name)").path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw MissingRelease(name: name)
    }
    return path
  }

  /// The dashboard as the only program of its terminal, by default frozen in the morning.
  static func dashboard(
    _ arguments: [String] = ["--at", morning], environment: [String: String] = environment,
    size: Size = usualSize, profile: Profile = .modern
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      Command(try path(), arguments, environment: environment), size: size, profile: profile)
  }

  /// A script in which `$dashboard` is the command line of the frozen dashboard.
  static func shell(_ script: String, profile: Profile = .modern) throws -> PseudoTerminal {
    let dashboard = "\(try path()) --at \(morning)"
    let environment = environment.merging(["dashboard": dashboard]) { $1 }
    return try PseudoTerminal(
      .shell(script, environment: environment), size: usualSize, profile: profile)
  }

  /// The settled picture of a dashboard of some size.
  static func picture(_ size: Size = usualSize) throws -> Canvas {
    let terminal = try dashboard(size: size)
    try terminal.settle()
    return terminal.canvas
  }
}
