import Almanac
import Cells
import Foundation
import HomeTesting
import Pages
import Kit
import Layout
import Testing
import Supplies

@testable import Desk
@testable import Home

/// Edits `config.toml` again and again beside a dashboard, and compares what it takes over with a model.
struct ConfigEditTests {
  private let folder: TestFolder
  private var random = SplitMix(seed: 26)

  init() throws {
    folder = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("config"), withIntermediateDirectories: true)
  }

  /// Values of settings, as TOML writes them; the last one of each is wrong.
  private static let values: [(name: String, values: [String])] = [
    ("place", ["\"home\"", "\"today\"", "\"attic\""]),
    ("look.mode", ["\"fullcolor\"", "\"vibrant\"", "\"accented\"", "\"sideways\""]),
    ("look.night", ["\"on\"", "\"auto\"", "true"]),
    ("look.accent", ["\"teal\"", "\"#123456\"", "\"teel\""]),
    ("look.recede", ["true", "false", "1"]),
    ("look.type-size", ["\"large\"", "\"AX1\"", "\"huge\""]),
    ("standby.idle", ["5", "\"off\"", "0"]),
    ("units.temperature", ["\"celsius\"", "\"fahrenheit\"", "\"kelvin\""]),
    ("units.hours", ["\"12h\"", "\"24h\"", "24"]),
    ("weather.contact", ["\"a@b.org\"", "\"c@d.org\"", "\"\""]),
    ("keys.lock", ["\"f9\"", "[\"f10\", \"l\"]", "\"q\""]),
    ("keys.reload", ["\"f5\"", "\"f9\"", "[]", "\"f99\""]),
    ("keys.timeline", ["\"f11\"", "[\"i\", \"f12\"]", "[]", "5"]),
    ("keys.edit", ["\"f3\"", "[\"e\", \"f4\"]", "\"E\""]),
    ("keys.unlock", ["\"f8\"", "[]"]),
    ("theme.name", ["\"nord\"", "\"gruvbox\"", "\"norq\""]),
    ("theme.blue", ["\"#123456\"", "\"#89b4fa\"", "\"blue\""]),
    ("theme.background", ["\"#000000\"", "\"#1e1e2e\"", "3"]),
  ]

  /// What nobody sees on the Home Screen as it is here.
  private static let unseen: Set<String> = [
    "place", "standby.idle", "keys.timeline", "keys.unlock", "weather.contact",
  ]

  private struct Model {
    var lines: [String: String] = [:]
    var remarks = 0
    var isBroken = false

    var text: String {
      let values = lines.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)\n" }
      let remark = String(repeating: "# a remark\n", count: remarks)
      return values.joined() + remark + (isBroken ? "[look\n" : "")
    }

    /// Whether a line is wrong.
    var isWrong: Bool {
      isBroken || clashes
        || ConfigEditTests.values.contains { lines[$0.name] == $0.values.last }
    }

    /// Whether two commands would have one key.
    var clashes: Bool { lines["keys.lock"] == "\"f9\"" && lines["keys.reload"] == "\"f9\"" }

    /// What can be seen of it.
    var seen: [String: String] { lines.filter { !ConfigEditTests.unseen.contains($0.key) } }

    /// The keys of a table with their values as typed.
    private func entries(in table: String) -> [(key: String, value: String)] {
      lines.filter { $0.key.hasPrefix("\(table).") }
        .map { (String($0.key.dropFirst(table.count + 1)), $0.value) }
    }

    func keys() throws -> KeyTable {
      try KeyTable(
        rebinding: Dictionary(
          uniqueKeysWithValues: entries(in: "keys").map { name, value in
            (name, try value.matches(of: /"([^"]*)"/).map { try Key(written: String($0.output.1)) })
          }))
    }

    var ownColors: [Theme.Role: RGB] {
      entries(in: "theme").reduce(into: [:]) { colors, entry in
        Theme.Role(rawValue: entry.key).map {
          colors[$0] = RGB(hash: entry.value.replacing("\"", with: "")[...])
        }
      }
    }

    func kinds(since before: Model) -> [String] {
      let names = Set(lines.keys).union(before.lines.keys)
      let changed = names.filter { lines[$0] != before.lines[$0] }
      return changed.contains { $0.hasPrefix("units") || $0.hasPrefix("weather") }
        ? ["weather"] : []
    }

    var preferences: Preferences {
      var preferences = Preferences()
      for (name, value) in lines {
        let word =
          value == "true" ? "on" : value == "false" ? "off" : value.replacing("\"", with: "")
        let key =
          ["standby.idle": "idle-standby", "theme.name": "theme"][name]
          ?? String(name.split(separator: ".").last ?? "")
        if let aspect = Preferences.Aspect(rawValue: key) { _ = preferences.set(aspect, to: word) }
      }
      return preferences
    }
  }

  private mutating func edit(_ model: inout Model) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: model.remarks = Int.random(in: 0..<3, using: &random)
    case 1: model.isBroken.toggle()
    case 2: model = Model()
    case 3, 4:
      if let name = model.lines.keys.sorted().randomElement(using: &random) {
        model.lines[name] = nil
      }
    default:
      let (name, values) = Self.values[Int.random(in: 0..<Self.values.count, using: &random)]
      model.lines[name] = values.randomElement(using: &random)
    }
    // Errors are mended sooner or later.
    if model.isWrong, Bool.random(using: &random) {
      model.isBroken = false
      if model.clashes { model.lines["keys.reload"] = nil }
      for (name, values) in Self.values where model.lines[name] == values.last {
        model.lines[name] = values[0]
      }
    }
  }

  private func save(_ model: Model) throws {
    try folder.write(Data(model.text.utf8), as: "config/config.toml")
  }

  @Test mutating func takesOverWhatIsRightAndNothingElse() async throws {
    let invocation = try Invocation(
      arguments: ["--data", folder.path], flags: Flags(of: .weather))
    let circumstances = try Circumstances(
      invocation, with: .weather, environment: [:], clocks: Clocks())
    var config = FollowedConfig(
      circumstances.written, in: circumstances.directories.map(ConfigFile.init(in:)),
      of: .weather, telling: .english)
    var settings = FollowedSettings(
      circumstances.supplies, of: .weather, as: invocation, at: circumstances.site)
    var preferences = FollowedPreferences(
      PreferencesFile(in: circumstances.directories), on: ThreadPool(), tellingThrough: Mailbox())
    let date = Date(timeIntervalSince1970: 1_795_221_660)
    var life = try await Life(in: .utc, counting: date, from: date)
    var (model, last) = (Model(), Model())
    var (faults, changes, sights) = (0, 0, 0)
    for step in 0..<1000 {
      edit(&model)
      try save(model)
      let (before, asked, known) = (life.canvas, life.asked.count, config.written)
      let seen = last.seen
      var events: [Event] = []
      var kinds: [String] = []
      if let written = config.takeChange() {
        events += written.events(since: known)
        let words = preferences.adopt(written.looks)
        if !words.isEmpty { events.append(.preferencesChanged(words)) }
        kinds = settings.adopt(written)
        events += kinds.map { .contentChanged(kind: $0) }
        changes += 1
      }
      #expect((config.told != nil) == model.isWrong, "\(step): \(model.text)")
      if model.isWrong { faults += 1 }
      #expect(kinds == (model.isWrong ? [] : model.kinds(since: last)), "\(step)")
      if !model.isWrong { last = model }
      #expect(preferences.shown.changes(from: last.preferences).isEmpty, "\(step): \(model.text)")
      try await life.take(events)
      let presentation = life.home.home.context.presentation
      #expect(presentation.preferences.changes(from: last.preferences).isEmpty, "\(step)")
      #expect(try presentation.keys == last.keys(), "\(step): \(model.text)")
      #expect(presentation.preferences.theme.ownColors == last.ownColors, "\(step)")
      // Whoever isn't concerned isn't asked, and what isn't changed isn't drawn.
      let isLarger = events.contains { event in
        if case .preferencesChanged(let words) = event { words[.typeSize] != nil } else { false }
      }
      let news = life.asked.dropFirst(asked)
      if !isLarger { #expect(Set(news) == Set(kinds), "\(step)") }
      if events.isEmpty { #expect(news.isEmpty, "\(step)") }
      // Without damage, no byte is sent.
      if seen == last.seen {
        #expect(life.canvas.damage(since: before).spans.isEmpty, "\(step): \(model.text)")
      } else {
        sights += life.canvas == before ? 0 : 1
      }
    }
    #expect(faults > 100 && changes > 200 && sights > 100)
  }
}
