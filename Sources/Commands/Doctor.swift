import Almanac
import Cells
import DDays
package import Desk
import Glibc
import Store
import System
import Terminal
import Weather
import WidgetIntents

/// The texts of the doctor command in the user's language.
package struct DoctorWords {
  private let strings: StringTable

  package init(_ context: CommandContext) {
    strings = context.strings
  }

  package subscript(key: String, values: String...) -> String {
    values.isEmpty
      ? strings["doctor.\(key)"] ?? key : strings.text("doctor.\(key)", filledWith: values)
  }
}

extension Command {
  /// The doctor command, which finds problems.
  package static let doctor = Command(
    name: "doctor",
    operands: [
      Operand("glyphs", .oneOrNone, suggesting: .found { _, _ in [Suggestion("glyphs")] })
    ],
    examples: ["widgetty doctor", "widgetty doctor glyphs"]
  ) { arguments, context in
    if let part = arguments.words.first {
      guard part == "glyphs" else {
        throw CommandError(
          misuse: context.strings.text("command-error.examine %@", part.quoted))
      }
      try GlyphSheet(in: context).show(in: context)
      return .success
    }
    let examinations: [Examination] = [
      .terminal, .folders, .store, .board, .zones, .calendars, .weather,
    ]
    let findings = examinations.flatMap { $0.findings(context) }
    try context.write(.rows(findings.flatMap(\.rows)))
    return findings.contains { $0.state == .fails } ? .failure : .success
  }
}

extension Examination {
  /// Checks whether the widgets file can be read.
  static let board = Examination { context in
    let words = DoctorWords(context)
    do {
      let count = try context.instances.count
      return [Finding(.works, words["board"], words["board.works", "\(count)"])]
    } catch let error as StoreError {
      return [
        Finding(
          .fails, words["board"], context.strings.sentence(of: error),
          remedy: words.remedy(for: error))
      ]
    } catch {
      return [
        Finding(.fails, words["board"], context.sentences(of: error), remedy: words["board.remedy"])
      ]
    }
  }
}

extension Examination {
  /// Checks whether the calendars that are followed could be read.
  static let calendars = Examination { context in
    let words = DoctorWords(context)
    guard let store = try? context.store else { return [] }
    let book = CalendarBook(in: store, zone: context.dates.zone)
    book.catchUp(at: context.date)
    let writer = CalendarWriter(
      date: context.date, zone: context.dates.zone, strings: context.strings)
    return ((try? book.calendars()) ?? []).map { calendar in
      let subject = "\(words["calendar"]), \(calendar.name)"
      guard let state = writer.state(of: calendar) else {
        return Finding(.works, subject, calendar.source.shown)
      }
      return Finding(
        .worksPartly, subject, "\(calendar.source.shown): \(state)",
        remedy: words["calendar.remedy"])
    }
  }
}

extension Examination {
  /// Names the folders that are in use.
  static let folders = Examination { context in
    let words = DoctorWords(context)
    guard let folders = context.directories else {
      return [Finding(.fails, words["folders"], context.strings.text("error.store.none"))]
    }
    let paths = [
      ("config", folders.config), ("data", folders.data), ("state", folders.state),
      ("cache", folders.cache),
    ]
    return [Finding(.untried, words["folders"], paths.map { words["folders.\($0) %@", $1] })]
  }
}

extension Examination {
  /// Checks whether the data can be read and written.
  static let store = Examination { context in
    let words = DoctorWords(context)
    let subject = words["store"]
    do {
      let store = try context.store
      guard !store.isNew else { return [newStore(in: store.folder, words)] }
      let count = try store.read { try $0.ddays().count }
      if let path = store.setAside.last {
        return [Finding(.worksPartly, subject, words["store.set-aside", path])]
      }
      let path = "\(store.folder)/\(Store.fileName)"
      guard access(path, W_OK) == 0, access(store.folder, W_OK) == 0 else {
        return [
          Finding(
            .worksPartly, subject, words["store.read-only", path], remedy: words["store.remedy"])
        ]
      }
      return [Finding(.works, subject, words["store.works", path, "\(count)"])]
    } catch {
      return [
        Finding(
          .fails, subject, context.strings.sentence(of: error), remedy: words.remedy(for: error))
      ]
    }
  }

  /// The finding about a store that doesn't exist yet: whether it can be created.
  private static func newStore(in folder: String, _ words: DoctorWords) -> Finding {
    var parent = folder[...]
    while access(String(parent), F_OK) != 0, let slash = parent.lastIndex(of: "/") {
      parent = parent[..<slash]
    }
    if parent.isEmpty || access(String(parent), W_OK) == 0 {
      return Finding(.untried, words["store"], words["store.new", folder])
    }
    return Finding(
      .fails, words["store"], words["store.denied", String(parent)], remedy: words["store.remedy"])
  }
}

extension DoctorWords {
  /// What to do about a store that can't be used.
  func remedy(for error: any Error) -> String {
    (error as? StoreError)?.cause == .busy ? self["store.remedy.busy"] : self["store.remedy"]
  }
}

extension Examination {
  /// Checks whether the terminal is known, and what it can show.
  static let terminal = Examination { context in
    let words = DoctorWords(context)
    let name = TerminalName(context.environment["TERM"] ?? "")
    let entry: TerminfoEntry
    do {
      entry = try TerminfoDatabase(environment: context.environment).entry(for: name)
    } catch {
      return [Finding(.fails, words["terminal"], context.strings.sentence(of: error))]
    }
    let depth = ColorDepth(environment: context.environment, entry: entry)
    return [
      Finding(.works, words["terminal"], context.environment["TERM"] ?? ""),
      Finding(
        depth == .direct ? .works : .worksPartly, words["color"], words["color.\(depth)"],
        remedy: depth == .direct ? nil : words["color.remedy"]),
      glyphs(in: context, words),
    ]
  }

  /// The blocks that are drawn: those that somebody has chosen or, otherwise, that the terminal is known to
  /// draw.
  private static func glyphs(in context: CommandContext, _ words: DoctorWords) -> Finding {
    if let choice = context.choice(of: "look.glyphs"), let tier = GlyphTier(rawValue: choice.word) {
      return Finding(
        .works, words["glyphs"],
        words["glyphs.chosen %@ %@", words["glyphs.\(tier)"], choice.origin])
    }
    let tier = TerminalIdentity(environment: context.environment).glyphs
    let isFine = tier == .octant || tier == .sextant
    return Finding(
      isFine ? .works : .worksPartly, words["glyphs"], words["glyphs.\(tier)"],
      remedy: isFine ? nil : words["glyphs.remedy"])
  }
}

extension Examination {
  /// Checks which weather sources answer now.
  static let weather = Examination { context in
    let words = DoctorWords(context)
    let bureau = try? context.weather
    let trials = bureau?.trial(about: context.home, at: context.date) ?? []
    guard let bureau, !trials.isEmpty else {
      return [Finding(.untried, words["weather"], words["weather.simulated"])]
    }
    return trials.map { source, fault -> Finding in
      let subject = "\(words["weather"]), \(context.strings[source.nameKey] ?? source.rawValue)"
      guard let fault else { return Finding(.works, subject, words["weather.works"]) }
      return Finding(
        .worksPartly, subject, fault.sentence(in: context.strings),
        remedy: words[
          context.showsReceived(from: bureau) ? "weather.remedy" : "weather.remedy.none"])
    } + substitute(for: bureau.settings, context)
  }

  /// The source that would replace the first one, if a contact for it were set; empty if there is
  /// no need.
  private static func substitute(
    for settings: WeatherSettings, _ context: CommandContext
  ) -> [Finding] {
    guard settings.choice == .auto, settings.contact == nil else { return [] }
    let words = DoctorWords(context)
    let name = context.strings[Source.metNorway.nameKey] ?? Source.metNorway.rawValue
    return [
      Finding(
        .untried, "\(words["weather"]), \(name)", words["weather.contact"],
        remedy: words["weather.contact.remedy"])
    ]
  }
}

extension CommandContext {
  fileprivate var home: Location { ((try? places.home) ?? .usual).place }

  /// Whether weather that a widget shows has been received, and isn't too old to be shown.
  fileprivate func showsReceived(from bureau: WeatherBureau) -> Bool {
    let cities = configurations(of: "weather").compactMap { widget -> Location? in
      guard case .text(let city)? = widget["city"] else { return nil }
      return try? places.place(called: city, in: language)
    }
    return (cities + [home]).contains { place in
      bureau.known(of: place).map { Freshness(of: $0.fetched, at: date) != .expired } ?? false
    }
  }
}

extension Examination {
  /// Checks whether the system has time zones, and which one is the user's.
  static let zones = Examination { context in
    let words = DoctorWords(context)
    if let fault = context.zoneFault {
      return [
        Finding(
          .fails, words["zones"], fault.clause(in: context.strings), remedy: words["zones.remedy"])
      ]
    }
    do throws(ZoneError) {
      _ = try Zone(named: "Asia/Seoul")
    } catch {
      return [
        Finding(
          .fails, words["zones"], error.clause(in: context.strings), remedy: words["zones.missing"])
      ]
    }
    return [Finding(.works, words["zones"], context.dates.zone.name)]
  }
}

/// A check of one part of the program's surroundings.
package struct Examination: Sendable {
  let findings: @Sendable (CommandContext) -> [Finding]

  package init(_ findings: @escaping @Sendable (CommandContext) -> [Finding]) {
    self.findings = findings
  }
}

/// The result of a check, as text for the user.
package struct Finding: Hashable, Sendable {
  package enum State: String, Hashable, Sendable {
    case works, worksPartly, fails
    /// It is only told, because nothing was tried.
    case untried
  }

  let state: State
  /// The part that was checked.
  let subject: String
  /// What was found, line by line.
  let words: [String]
  /// The remedy; nil if none is needed.
  let remedy: String?

  package init(_ state: State, _ subject: String, _ words: String..., remedy: String? = nil) {
    self.init(state, subject, words, remedy: remedy)
  }

  package init(_ state: State, _ subject: String, _ words: [String], remedy: String? = nil) {
    (self.state, self.subject, self.words, self.remedy) = (state, subject, words, remedy)
  }
}

extension Finding {
  /// The finding as lines of text.
  var rows: [String] {
    let first = "\(mark) \(subject): \(words.first ?? "")"
    return [first]
      + (words.dropFirst() + [remedy.map { "→ \($0)" }].compactMap(\.self)).map { "  \($0)" }
  }

  private var mark: String {
    switch state {
    case .works: "✓"
    case .worksPartly: "!"
    case .fails: "✗"
    case .untried: "·"
    }
  }
}

/// Suns drawn with the blocks of each tier, side by side, with the names that `--glyphs` takes.
struct GlyphSheet {
  private let canvas: Canvas
  private let depth: ColorDepth

  init(in context: CommandContext) throws {
    depth = Self.depth(in: context)
    let tiers = GlyphTier.allCases
    var canvas = Canvas(
      size: Size(width: tiers.count * (Self.sun.width + 1) - 1, height: Self.sun.height + 1))
    for (index, tier) in tiers.enumerated() {
      let x = index * (Self.sun.width + 1)
      canvas.write(tier.rawValue, Style(attributes: .bold), at: Point(x: x, y: 0))
      canvas.draw(try context.sun(in: tier, depth, on: Self.sun), at: Point(x: x, y: 1))
    }
    self.canvas = canvas
  }

  func show(in context: CommandContext) throws {
    try context.write(canvas, in: depth)
    try context.write(.rows(["", DoctorWords(context)["glyphs.note"]]))
  }

  private static let sun = Size(width: 14, height: 7)

  private static func depth(in context: CommandContext) -> ColorDepth {
    let name = TerminalName(context.environment["TERM"] ?? "")
    let database = TerminfoDatabase(environment: context.environment)
    guard let entry = try? database.entry(for: name) else { return .mono }
    return ColorDepth(environment: context.environment, entry: entry)
  }
}
