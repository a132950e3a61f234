import Foundation
import Kit

/// A folder with the files of a dashboard, and commands that change them.
final class House: Sendable {
  private let folder: TestFolder
  private let start = ContinuousClock.now
  private let program: String

  /// The speed of the dashboard's clock.
  static let speed = 3600.0
  private static let firstDate = Date(timeIntervalSince1970: 1_795_221_660)
  private static let most = 20

  init() throws {
    folder = try TestFolder()
    program =
      URL(filePath: CommandLine.arguments[0]).absoluteURL.deletingLastPathComponent()
      .appending(path: "widgetty").path
    try FileManager.default.createDirectory(
      atPath: folder.file("config"), withIntermediateDirectories: true)
    try folder.write(Data(Self.board.utf8), as: "config/widgets")
    try edit(["Milk", "Bread"])
    for words in [
      ["todo", "add", "Plants", "--list", "Home"],
      ["todo", "file", folder.file("todo.txt"), "--list", "File"],
    ] { try run(words) }
  }

  private static let board = """
    weather medium
    dday small show=list
    reminders medium
    caffeine small
    weather extra-large city=busan
    dday medium
    reminders small list=File
    weather circular city=london

    """

  var age: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// The dashboard's time.
  var now: Date { Self.firstDate + age * Self.speed }

  func dashboard(asking sky: Sky) throws -> PseudoTerminal {
    try PseudoTerminal(
      Command(
        program,
        [
          "--data", folder.path, "--locale", "en", "--from", now.ISO8601Format(), "--speed",
          "\(Int(Self.speed))", "--weather-source", "open-meteo",
        ],
        environment: [
          "TZ": "Asia/Seoul", "COLORTERM": "truecolor",
          "WIDGETTY_WEATHER_ORIGIN": sky.server.origin, "WIDGETTY_WEATHER_TIMEOUT": "0.5",
        ]),
      size: Chance.usualSize)
  }

  /// Runs a command at the dashboard's time and returns what it prints. What isn't there can't be
  /// changed, which the command says.
  @discardableResult func run(_ words: [String]) throws -> String {
    let command = try StartedProgram(
      [program, "--data", folder.path, "--locale", "en", "--at", now.ISO8601Format()] + words,
      environment: ["TZ": "Asia/Seoul"])
    let (ending, text) = (try command.waitForEnd(), try command.text())
    guard [.exit(0), .exit(1), .exit(2)].contains(ending) else {
      throw Failure("\(words) ended by \(ending): \(text)")
    }
    return text
  }

  /// Changes the todo.txt file like an editor.
  func edit(_ lines: [String]) throws {
    try folder.write(Data(lines.map { "\($0)\n" }.joined().utf8), as: "todo.txt")
  }

  /// Removes what has become too much.
  func tidy() throws {
    try tidy(["dday", "list"], removingBy: ["dday", "remove"], named: "id")
    try tidy(["todo", "list", "--list", "Home"], removingBy: ["todo", "remove"], named: "number")
    let drinks = try list(["caffeine", "list", "--days", "7"]).count
    for _ in 0..<max(0, drinks - Self.most) { try run(["caffeine", "undo"]) }
  }

  private func tidy(_ listing: [String], removingBy words: [String], named key: String) throws {
    let numbers = try list(listing).compactMap { $0[key] as? Int }
    let surplus = numbers.dropFirst(Self.most).map(String.init)
    if !surplus.isEmpty { try run(words + surplus + Array(listing.dropFirst(2))) }
  }

  private func list(_ words: [String]) throws -> [[String: Any]] {
    let text = try run(words + ["--json"])
    return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]] ?? []
  }

  /// The size of all files, in kilobytes.
  var size: Double {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let sizes = (names ?? []).map { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder.file(name))
      return (attributes?[.size] as? Int) ?? 0
    }
    return Double(sizes.reduce(0, +)) / 1024
  }
}
