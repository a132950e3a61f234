import Almanac
import Foundation
import HomeTesting
import Keys
import Kit
import Testing
import WeatherSupply

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
      isBroken || ConfigEditTests.values.contains { lines[$0.name] == $0.values.last }
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
          name == "standby.idle" ? "idle-standby" : String(name.split(separator: ".").last ?? "")
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
    var (faults, changes) = (0, 0)
    for step in 0..<1000 {
      edit(&model)
      try save(model)
      let (before, asked) = (life.canvas, life.asked.count)
      var events: [Event] = []
      var kinds: [String] = []
      if let written = config.takeChange() {
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
      let shown = life.home.home.context.presentation.preferences
      #expect(shown.changes(from: last.preferences).isEmpty, "\(step)")
      // Whoever isn't concerned isn't asked, and what isn't changed isn't drawn.
      let isLarger = events.contains { event in
        if case .preferencesChanged(let words) = event { words[.typeSize] != nil } else { false }
      }
      let news = life.asked.dropFirst(asked)
      if !isLarger { #expect(Set(news) == Set(kinds), "\(step)") }
      let isSame = life.canvas == before
      if events.isEmpty { #expect(news.isEmpty && isSame, "\(step)") }
    }
    #expect(faults > 100 && changes > 200)
  }
}
