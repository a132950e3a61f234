import Boards
import Home
import Pages
import System

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
    kept = PreferencesFile(in: site.directories).text
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
      guard setting.isOpen, let table = setting.table else { return [standing(setting)] }
      return site.written.entries(in: table).map { entry in
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
