import Home
import Pages
import System

extension Command {
  static let config = Command(
    name: "config",
    actions: [.showSettings, .checkSettings, .findSettings, .exemplifySettings, .importSettings])
}

extension Action {
  fileprivate static let showSettings = Action(
    name: "show", options: [Option("json")],
    examples: ["widgetty config show", "widgetty config show --json"]
  ) { arguments, context in
    let settings = context.standingSettings.all
    if arguments.has("json") {
      try context.write(.json("\(JSON.array(settings.map(\.json)))\n"))
    } else {
      try context.write(.rows(settings.map { $0.row(in: context.language.settingWords) }.aligned))
    }
    return .success
  }

  fileprivate static let checkSettings = Action(
    name: "check", examples: ["widgetty config check"], tellsFaults: true
  ) { _, context in
    let strings = context.language.settingWords
    let path = context.configFile?.path ?? ConfigFile.name
    let faults =
      context.written.faults.map { $0.sentence(in: strings, of: path) }
      + context.lacks(of: path) + context.pictureFaults(of: path)
    if context.written.file == nil { context.tell(strings.text("config.none %@", path)) }
    for note in context.written.keyNotes { context.tell(note.sentence(in: strings, of: path)) }
    guard !faults.isEmpty else { return .success }
    try context.write(.rows(faults))
    return .usage
  }

  fileprivate static let findSettings = Action(
    name: "path", examples: ["widgetty config path"]
  ) { _, context in
    guard let file = context.configFile else {
      throw CommandError(context.strings.text("error.store.none"))
    }
    try context.write(.row(file.path))
    return .success
  }

  fileprivate static let exemplifySettings = Action(
    name: "example", examples: ["widgetty config example"]
  ) { _, context in
    let document = SettingsDocument(
      exampleOf: SettingsTable(of: context.offer.supply),
      for: context.configFile?.path ?? ConfigFile.name, at: context.circumstances.site,
      in: context.language.settingWords)
    try context.write(.lines(document.description))
    return .success
  }

  fileprivate static let importSettings = Action(
    name: "import", examples: ["widgetty config import"]
  ) { _, context in
    let strings = context.language.settingWords
    let older = context.standingSettings.older
    let document = SettingsDocument(
      older, below: strings.text(older.isEmpty ? "config.import.none" : "config.import.head"))
    try context.write(.lines(document.description))
    return .success
  }
}

extension CommandContext {
  /// What somebody has chosen for a setting, and where; nil if nobody has.
  package func choice(of name: String) -> (word: String, origin: String)? {
    guard let setting = standingSettings.all.first(where: { $0.name == name }),
      setting.origin != .usual, let word = setting.value?.word
    else { return nil }
    return (word, setting.origin.words(in: language.settingWords))
  }

  fileprivate var written: WrittenSettings { circumstances.written }

  /// Why values that the file at a path has are of no effect.
  fileprivate func lacks(of path: String) -> [String] {
    let table = SettingsTable(of: offer.supply)
    return written.entries.compactMap { entry in
      table.setting(named: entry.name)?.lack(entry.value, circumstances.site).map { clause in
        "\(path.harmless(upTo: 200)):\(entry.position): \(clause.asSentenceEnd)"
      }
    }
  }

  /// Why pictures that the file at a path names can't be shown.
  fileprivate func pictureFaults(of path: String) -> [String] {
    ["look.wallpaper", "lock.wallpaper"].compactMap { name in
      guard let entry = written.entry(named: name), let picture = Wallpaper(entry.value.word)?.path,
        case .failure(let lack)? = circumstances.supplies.pictures?.read(picture).outcome
      else { return nil }
      return "\(path.harmless(upTo: 200)):\(entry.position): \(lack.sentence)."
    }
  }

  fileprivate var configFile: ConfigFile? { circumstances.directories.map(ConfigFile.init(in:)) }

  fileprivate var standingSettings: StandingSettings {
    StandingSettings(of: offer.supply, as: invocation, at: circumstances.site)
  }
}

extension StandingSetting {
  fileprivate func row(in strings: StringTable) -> [String] {
    [name, value?.toml ?? "-", origin.words(in: strings)]
  }

  fileprivate var json: JSON {
    .object(
      [
        JSON.Member(name: "name", value: .string(name)),
        JSON.Member(name: "value", value: value?.json ?? .null),
      ] + origin.members)
  }
}
