import Foundation
import Kit
import Testing

/// Checks that the largest inputs that are taken are read, and shown, in 256 MB of address space: what is
/// limited in the file is limited in memory, too.
@Suite(.timeLimit(.minutes(5)))
struct LittleMemoryTests {
  /// In kilobytes, as `ulimit` counts.
  private static let memory = 1 << 18

  enum Input: String, CaseIterable {
    case calendar, notes, json, reminders, settings, widgets, weather

    var name: String {
      switch self {
      case .calendar, .notes: "calendar.ics"
      case .json: "days.json"
      case .reminders: "todo.txt"
      case .settings: "config/config.toml"
      case .widgets: "config/widgets"
      case .weather: "weather.json"
      }
    }

    var text: String {
      switch self {
      case .calendar: Self.calendar(19_900, lines: 19, of: 110)
      case .notes: Self.calendar(19_000, lines: 1, of: 830, called: "DESCRIPTION")
      case .json:
        "["
          + (1...20_000).map { #"{"title":"t\#($0)","date":"2026-12-01"}"# }.joined(separator: ",")
          + "]"
      case .reminders:
        (1...199_000).map { "(A) task \($0) with words @home +project due:2026-12-01\n" }.joined()
      case .settings:
        "[keys]\n"
          + (1...9999).map { "key\($0) = \"\(String(repeating: "x", count: 80))\"\n" }.joined()
      case .widgets:
        (1...500).map { "weather small city=\(String(repeating: "x", count: 240))\($0)\n" }.joined()
      case .weather:
        #"{"place":{"#.padding(toLength: 1 << 20, withPad: #""a":[1,2,3],"#, startingAt: 0)
      }
    }

    /// The command that reads it, after which the screen shows it.
    func words(in folder: String) -> [String] {
      switch self {
      case .calendar, .notes, .json: ["dday", "import", "\(folder)/\(name)"]
      case .reminders: ["todo", "file", "\(folder)/\(name)"]
      case .settings: ["config", "check"]
      case .widgets: ["widget", "list"]
      case .weather: ["weather", "--weather-source", "file:\(folder)/\(name)"]
      }
    }

    private static func calendar(
      _ count: Int, lines: Int, of length: Int, called name: String = "X-LINE"
    ) -> String {
      let line = "\(name):\(String(repeating: "x", count: length))\r\n"
      let rest = String(repeating: line, count: lines) + "END:VEVENT\r\n"
      let events = (1...count).map {
        "BEGIN:VEVENT\r\nUID:\($0)\r\nDTSTART:20261201\r\nSUMMARY:Event \($0)\r\n\(rest)"
      }
      return "BEGIN:VCALENDAR\r\n\(events.joined())END:VCALENDAR\r\n"
    }
  }

  private func printout(_ words: [String], in folder: TestFolder) throws -> Printout {
    let program = try Release.path()
    let arguments = words + ["--data", folder.path, "--locale", "en"]
    return try Printout(
      ["-c", "ulimit -v \(Self.memory); exec \"$0\" \"$@\"", program] + arguments, of: "/bin/bash",
      environment: Release.environment)
  }

  @Test(arguments: Input.allCases) func isEnough(for input: Input) throws {
    let folder = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("config"), withIntermediateDirectories: true)
    try folder.write(Data(input.text.utf8), as: input.name)
    for words in [input.words(in: folder.path), ["render", "--size", "80x24"], ["read"]] {
      let printout = try printout(words, in: folder)
      // Otherwise a signal has ended it.
      #expect(0...2 ~= printout.status, "\(words): \(printout.status)")
      #expect(printout.status == 0 || !(printout.complaint + printout.text).isEmpty, "\(words)")
    }
  }
}
