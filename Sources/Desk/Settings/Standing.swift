import Almanac
import Boards
import Home
import Pages
import System
import Terminal

/// Makes what the page of settings shows, on another thread, because files have to be read.
struct SettingsSheets: Sendable {
  private let work: SerialWork<Question>

  private struct Question: Sendable {
    let asked: AskedSettings
    let shown: Preferences
    let faults: [SettingsFault]
  }

  init(of supply: Supply, on pool: ThreadPool, tellingThrough mailbox: Mailbox<Event>) {
    work = SerialWork(on: pool) { question in
      let standing = StandingSettings(
        of: supply, as: question.asked.invocation, at: question.asked.site)
      mailbox.post(
        .settingsTold(
          SettingsSheet(
            of: standing, as: question.asked, showing: question.shown, wrong: question.faults)))
    }
  }

  /// Posts the page's content, once for requests that follow close upon each other.
  func tell(about asked: AskedSettings, showing shown: Preferences, wrong faults: [SettingsFault]) {
    work.add(Question(asked: asked, shown: shown, faults: faults))
  }
}

/// What settings are read for: a command line, in the circumstances of the moment.
struct AskedSettings: Sendable {
  let invocation: Invocation
  let site: Site
}

/// What holds for a setting, and who says so.
struct StandingSetting: Hashable {
  enum Origin: Hashable {
    case flag(String)
    case variable(String)
    case key
    case config(line: Int)
    /// An older file that is only about a few settings.
    case older(path: String)
    case usual
  }

  let name: String
  /// Nil if there is none.
  let value: SettingValue?
  let origin: Origin
}

extension StandingSetting.Origin {
  func words(in strings: StringTable) -> String {
    switch self {
    case .flag(let name): strings.text("config.origin.flag %@", "--\(name)")
    case .variable(let name): strings.text("config.origin.variable %@", name)
    case .key: strings.text("config.origin.key")
    case .config(let line): "\(ConfigFile.name):\(line)"
    case .older(let path): strings.text("config.origin.older %@", path)
    case .usual: strings.text("config.origin.default")
    }
  }

  /// The name of the origin and what belongs to it, as data.
  var members: [JSON.Member] {
    func members(_ origin: JSON, _ others: (String, JSON)...) -> [JSON.Member] {
      [JSON.Member(name: "origin", value: origin)]
        + others.map { JSON.Member(name: $0, value: $1) }
    }
    return switch self {
    case .flag(let name): members("flag", ("flag", .string("--\(name)")))
    case .variable(let name): members("variable", ("variable", .string(name)))
    case .key: members("key")
    case .config(let line): members("config", ("line", .number(line)))
    case .older(let path): members("older-file", ("file", .string(path)))
    case .usual: members("default")
    }
  }
}

extension SettingValue {
  var json: JSON {
    switch self {
    case .toggle(let isOn): .boolean(isOn)
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    case .texts(let texts): .array(texts.map(JSON.string))
    }
  }
}

/// What holds for all settings at present, from everybody who says something: flags, the environment,
/// keys, `config.toml`, older files.
struct StandingSettings {
  private let table: SettingsTable
  private let invocation: Invocation
  private let site: Site
  private let kept: PreferencesText
  private let words: [String: SettingWords]
  private let place: BoardPlace?

  init(of supply: Supply, as invocation: Invocation, at site: Site) {
    (self.invocation, self.site) = (invocation, site)
    table = SettingsTable(of: supply)
    kept =
      PreferencesFile(
        in: site.directories, for: TerminalIdentity.kind(in: site.environment)
      ).text
    place = PlaceFile(in: site.directories, over: site.written["place"]?.word).kept
    words = supply.settings.reduce(into: [:]) { words, setting in
      words[setting.fileName] =
        (try? setting.words(as: invocation, at: site))
        ?? setting.words(of: nil, as: invocation, at: site)
    }
  }

  /// In the order of the table; of an open one, what is written.
  var all: [StandingSetting] {
    table.all.flatMap { setting in
      guard setting.isOpen, let name = setting.table else { return [standing(setting)] }
      // A key of the table that is a setting of its own has its own row.
      let entries = site.written.entries(in: name).filter { table.setting(named: $0.name) == nil }
      return entries.map { entry in
        StandingSetting(
          name: entry.name, value: entry.value, origin: .config(line: entry.key.line))
      }
    }
  }

  /// The row of the table behind what holds.
  func setting(of standing: StandingSetting) -> Setting? {
    table.setting(named: standing.name)
      ?? standing.name.lastIndex(of: ".").flatMap { table.opening(String(standing.name[..<$0])) }
  }

  /// What keys and older files say, without `config.toml`, the environment and flags.
  var older: [(setting: Setting, value: SettingValue)] {
    table.all.compactMap { setting in
      let word: String? =
        switch setting.subject {
        case .aspect(let aspect): keyWord(for: aspect)
        case .line(let line):
          sayings(of: line).last { $0.origin.isOlder && line.word($0) != nil }.flatMap(line.word)
        case .place, .other: nil
        }
      return word.flatMap(setting.form.value).map { (setting, $0) }
    }
  }

  private func standing(_ setting: Setting) -> StandingSetting {
    if let (word, origin) = said(of: setting), let value = setting.form.value(of: word) {
      return StandingSetting(name: setting.name, value: value, origin: origin)
    }
    if let entry = site.written.entry(named: setting.name) {
      return StandingSetting(
        name: setting.name, value: entry.value, origin: .config(line: entry.key.line))
    }
    let value = setting.usualWord(at: site).flatMap(setting.form.value)
    return StandingSetting(name: setting.name, value: value, origin: .usual)
  }

  /// What somebody says who counts more than `config.toml`, or instead of it.
  private func said(of setting: Setting) -> (word: String, origin: StandingSetting.Origin)? {
    switch setting.subject {
    case .aspect(let aspect):
      if let word = invocation.wishes[aspect] { return (word, .flag(aspect.rawValue)) }
      return keyWord(for: aspect).map { ($0, .key) }
    case .place:
      if let place = invocation.place { return (place.rawValue, .flag("place")) }
      return place.map { ($0.rawValue, .key) }
    case .line(let line):
      guard let saying = sayings(of: line).last(where: { line.word($0) != nil }),
        let word = line.word(saying)
      else { return nil }
      return origin(of: saying, setting).map { (word, $0) }
    case .other: return nil
    }
  }

  /// What a key has set, unless that is what holds without it: a look that was put back is as if nobody had
  /// touched it.
  private func keyWord(for aspect: Preferences.Aspect) -> String? {
    let written = site.written.looks[aspect]
    guard let kept = kept.words[aspect], kept.over == written,
      kept.word != written ?? Preferences().word(for: aspect)
    else { return nil }
    return kept.word
  }

  private func sayings(of line: SettingLine) -> [SettingWords.Saying] {
    words[line.fileName]?.sayings ?? []
  }

  private func origin(
    of saying: SettingWords.Saying, _ setting: Setting
  ) -> StandingSetting.Origin? {
    switch saying.origin {
    case .file(let path): .older(path: path)
    case .config: nil
    case .key: .key
    case .variable: setting.variable.map { .variable($0) }
    case .flag: setting.flag.map { .flag($0) }
    }
  }
}

extension SettingWords.Origin {
  fileprivate var isOlder: Bool {
    switch self {
    case .file, .key: true
    case .config, .variable, .flag: false
    }
  }
}

/// Settings in the form of `config.toml`, by tables.
struct SettingsDocument: CustomStringConvertible {
  private(set) var description: String

  /// All settings with what they are, each with a number sign before it.
  init(
    exampleOf table: SettingsTable, for path: String, at site: Site, in strings: StringTable
  ) {
    let head = [
      strings.text("config.example %@", path), strings.text("config.example.how"),
    ].flatMap { $0.wrapped(to: 77) }.map { "# \($0)\n" }
    description = table.tables.reduce(into: head.joined()) { text, name in
      text += name.map { "\n[\($0)]\n" } ?? ""
      for setting in table.settings(in: name) {
        text += "\n" + setting.remark(in: strings).wrapped(to: 77).map { "# \($0)\n" }.joined()
        text += setting.examples(at: site).map { "#\($0)\n" }.joined()
      }
    }
  }

  /// Settings with their values, below a remark.
  init(_ values: [(setting: Setting, value: SettingValue)], below remark: String) {
    var (text, table) = ("# \(remark)\n", String?.none)
    for (setting, value) in values.sorted(by: { $0.setting.table == nil && $1.setting.table != nil }
    ) {
      if setting.table != table, let name = setting.table {
        text += "\n[\(name)]\n"
        table = name
      }
      text += "\(setting.key) = \(value.toml)\n"
    }
    description = text
  }
}

extension Setting {
  /// What the setting is and may be.
  func remark(in strings: StringTable) -> String {
    let explanation = strings.explanation(of: self)
    let allowed = form.allowed(in: strings)
    let values =
      usualWords(in: strings).map { strings.text("setting.allowed.usual %@ %@", allowed, $0) }
      ?? strings.text("setting.allowed %@", allowed)
    return ([explanation.summary] + explanation.details + [values])
      .map(\.asSentenceEnd).joined(separator: " ")
  }

  /// What holds if nobody says anything, whatever the surroundings.
  private func usualWords(in strings: StringTable) -> String? {
    switch usual {
    case .nothing: nil
    case .word(let word): form.value(of: word)?.toml ?? word
    case .found: strings.text("setting.region")
    }
  }

  /// Lines that set it to what it is anyway, or to something that can be typed.
  func examples(at site: Site) -> [String] {
    guard samples.isEmpty else {
      return samples.map { "\($0.key.keyForTOML) = \($0.value.toml)" }
    }
    let usual = usualWord(at: site).flatMap(form.value)
    guard let value = example ?? usual else { return [] }
    return isOpen
      ? (keys ?? []).prefix(3).map { "\($0.keyForTOML) = \(value.toml)" }
      : ["\(key) = \(value.toml)"]
  }
}

extension StringTable {
  /// What a setting is. Without a text of its own, it has that of its flag.
  func explanation(of setting: Setting) -> Explanation {
    let own = "setting.\(setting.name)"
    let flag = setting.flag.map { "flag.\($0)" }
    let key = [own, flag].compactMap(\.self).first { self[$0] != nil } ?? own
    return Explanation(summary: text(key), details: [self["\(key).more"]].compactMap(\.self))
  }
}

extension SettingsSheet {
  /// The settings that hold. A look that isn't what flags and files say has been changed on the screen.
  init(
    of standing: StandingSettings, as asked: AskedSettings, showing shown: Preferences,
    wrong faults: [SettingsFault]
  ) {
    self.init()
    let strings = asked.site.shownLanguage.settingWords
    if let file = asked.site.directories.map(ConfigFile.init(in:)) {
      path = file.path.tellable
      isThere = asked.site.written.file != nil
    }
    self.faults = faults.map { $0.sentence(in: strings).tellable }
    others = [Self.language(of: asked)]
    self.asked = asked.invocation.wishes
    for setting in standing.all {
      let origin = SettingOrigin(setting.origin)
      switch standing.setting(of: setting)?.subject {
      case .aspect(let aspect)?:
        let isMoved = setting.value?.word != shown.word(for: aspect)
        origins[aspect] = isMoved ? .screen : origin
        words[aspect] = asked.site.written.looks[aspect] ?? Preferences().word(for: aspect)
      case _ where setting.name.hasPrefix("keys."):
        keyOrigins[String(setting.name.dropFirst("keys.".count))] = origin
      case let subject:
        guard let value = setting.value?.word, let subject else { continue }
        others.append(
          Other(
            setting.name, titled: standing.title(of: setting, in: strings),
            in: .init(subject, setting),
            value: value.tellable, from: origin))
      }
    }
  }

  private static func language(of asked: AskedSettings) -> Other {
    let variable = ["LC_ALL", "LC_MESSAGES", "LANG"].first {
      asked.site.environment[$0]?.isEmpty == false
    }
    let origin: SettingOrigin =
      asked.invocation.language == nil
      ? variable.map { .environment($0) } ?? .usual : .flag(Flag.locale.written)
    return Other(
      "language", titled: "settings.other.language", in: .weather,
      value: asked.site.shownLanguage == .korean ? "한국어" : "English", from: origin)
  }
}

extension StandingSettings {
  func title(of setting: StandingSetting, in strings: StringTable) -> String {
    guard let known = self.setting(of: setting), !known.isOpen else { return setting.name.tellable }
    return strings.explanation(of: known).summary.tellable
  }
}

extension SettingGroup {
  fileprivate init(_ subject: Setting.Subject, _ setting: StandingSetting) {
    switch subject {
    case .place: self = .places
    case .other where setting.name.hasPrefix("theme."): self = .look
    case .aspect, .line, .other: self = .weather
    }
  }
}

extension SettingOrigin {
  fileprivate init(_ origin: StandingSetting.Origin) {
    switch origin {
    case .flag(let name): self = .flag("--\(name)")
    case .variable(let name): self = .environment(name)
    case .key: self = .screen
    case .config(let line): self = .written(line: line)
    case .older(let path): self = .older(String(path.split(separator: "/").last ?? "").tellable)
    case .usual: self = .usual
    }
  }
}

extension String {
  /// The text where one with a percent sign would be filled in, without what steers a terminal.
  fileprivate var tellable: String { harmless(upTo: 200).replacing("%", with: "%%") }
}
