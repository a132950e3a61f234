import Almanac
import Cells
import Home
import Layout
import Pages
import System

/// The user's own file of settings, `config.toml`; never written by the program.
struct ConfigFile: Hashable, Sendable {
  let file: SmallFile
  /// From which paths in it count.
  private let folder: String

  static let name = "config.toml"

  init(in directories: Directories) {
    folder = directories.config
    file = SmallFile(path: "\(folder)/\(Self.name)")
  }

  var path: String { file.path }

  /// What the file says about the settings that there are; nothing if there is no file.
  func settings(of supply: Supply) -> WrittenSettings {
    // Before it is read, so that no later change is missed.
    let state = FileState(path: path)
    var written: WrittenSettings
    do throws(FileFault) {
      written =
        try file.bytes().map { bytes in
          WrittenSettings(parsing: bytes, by: SettingsTable(of: supply, in: folder))
        } ?? WrittenSettings()
    } catch {
      let start = TOMLPosition(line: 1, column: 1)
      written = WrittenSettings(faults: [SettingsFault(.file(error.cause), at: start)])
    }
    written.file = state
    return written
  }
}

/// What is wrong in `config.toml`, and where.
package struct SettingsFault: Error, Sendable {
  enum Cause: Sendable {
    case toml(TOMLFault.Cause)
    /// The file can't be read at all.
    case file(FileFault.Cause)
    /// There is no such setting, but these.
    case unknown(String, beside: [String])
    case wrong(String, TOMLValue.Content, SettingForm)
    /// Commands can't have the keys that they are to have.
    case key(KeyFault)
    /// It is the name of a table.
    case noTable(String)
  }

  let position: TOMLPosition
  let cause: Cause

  init(_ cause: Cause, at position: TOMLPosition) {
    (self.position, self.cause) = (position, cause)
  }
}

extension SettingsFault: Hashable {
  private var told: String { sentence(in: [:]) }

  package static func == (one: Self, other: Self) -> Bool {
    one.position == other.position && one.told == other.told
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(position) }
}

extension SettingsFault {
  /// The place, the cause and what is allowed: `config.toml:3:8: look.mode can't be 'x'; …`.
  func sentence(in strings: StringTable, of path: String = ConfigFile.name) -> String {
    switch cause {
    case .file(let cause): "\(path.harmless(upTo: 200)): \(cause.clause(in: strings))."
    default:
      "\(path.harmless(upTo: 200)):\(position): \(clause(in: strings).asSentenceEnd)"
    }
  }

  /// The cause without a capital or a full stop, including what is allowed.
  private func clause(in strings: StringTable) -> String {
    switch cause {
    case .file(let cause): return cause.clause(in: strings)
    case .toml(let cause): return cause.clause(in: strings)
    case .unknown(let name, let others):
      let last = name.lastIndex(of: ".").map { String(name[$0...].dropFirst()) } ?? name
      let hint =
        others.nearest(to: last).map { strings.text("setting-fault.near %@", $0) }
        ?? strings.text("setting-fault.known %@", strings.enumeration(others))
      return strings.text("setting-fault.unknown %@ %@", name.quoted, hint)
    case .wrong(let name, let content, let form):
      return strings.text(
        "setting-fault.wrong %@ %@ %@", name.harmless(upTo: 60), content.words(in: strings),
        form.allowed(in: strings))
    case .key(let fault): return fault.clause(in: strings)
    case .noTable(let name): return strings.text("setting-fault.table %@", name)
    }
  }
}

extension TOMLValue.Content {
  /// The value in a few words.
  fileprivate func words(in strings: StringTable) -> String {
    switch self {
    case .string(let text): text.quoted
    case .integer(let number): "\(number)"
    case .float(let number): "\(number)"
    case .boolean(let isTrue): "\(isTrue)"
    case .moment: strings.text("setting.a-date")
    case .array: strings.text("setting.a-list")
    case .table: strings.text("setting.a-table")
    }
  }
}

extension TOMLFault.Cause {
  fileprivate func clause(in strings: StringTable) -> String {
    func say(_ key: String, _ values: String...) -> String {
      strings.text("toml-fault.\(key)", filledWith: values)
    }
    return switch self {
    case .encoding: say("encoding")
    case .control(let scalar): say("control %@", scalar.escaped(asASCII: true))
    case .expected(let expectation, nil):
      say("end %@", strings.text("toml.\(expectation.rawValue)"))
    case .expected(let expectation, let found?):
      say("expected %@ %@", found.quoted, strings.text("toml.\(expectation.rawValue)"))
    case .open(let enclosure): say("open %@", strings.text("toml.\(enclosure.rawValue)"))
    case .escape(let escape): say("escape %@", escape.quoted)
    case .noValue(let word): say("value %@", word.quoted)
    case .noDay(let word): say("day %@", word.quoted)
    case .outOfRange(let word): say("large %@", word.quoted)
    case .repeated(let key, let first): say("repeated %@ %@", key.quoted, "\(first.line)")
    case .closed(let key, let first): say("closed %@ %@", key.quoted, "\(first.line)")
    case .tooDeep(let most): say("deep %@", most.grouped)
    case .tooManyKeys(let most): say("keys %@", most.grouped)
    case .tooManyFaults(let most): say("faults %@", most.grouped)
    }
  }
}

/// What `config.toml` says, as far as it is right, and what is wrong in it.
package struct WrittenSettings: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let value: SettingValue
    /// Where the key and the value begin.
    let key, position: TOMLPosition
  }

  /// In the order of the file.
  private(set) var entries: [Entry] = []
  private(set) var faults: [SettingsFault] = []
  /// The words of the looks that it sets.
  private(set) var looks: [Preferences.Aspect: String] = [:]
  /// The keys that it binds; those of everybody if any can't be bound.
  private(set) var keys = KeyTable.usual

  private static let mostFaults = 100

  /// The state of the file before it was read; nil if there was none.
  var file: FileState?

  /// Nothing is written, or nothing can be read.
  package init(faults: [SettingsFault] = []) {
    self.faults = faults
  }

  /// Reads the file's bytes by a table of settings.
  init(parsing bytes: [UInt8], by table: SettingsTable) {
    let document = TOMLDocument(parsing: bytes)
    faults = document.faults.map { SettingsFault(.toml($0.cause), at: $0.position) }
    read(document.root, named: nil, by: table)
    bindKeys()
    faults.sort { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
  }

  package subscript(name: String) -> SettingValue? { entry(named: name)?.value }

  func entry(named name: String) -> Entry? { entries.first { $0.name == name } }

  /// The entries of a table whose keys are free, such as `keys`.
  package func entries(in table: String) -> [Entry] {
    entries.filter { $0.name.hasPrefix("\(table).") }
  }

  /// Whether the same is said in the same order, in whichever lines.
  func isSame(as other: WrittenSettings) -> Bool {
    entries.elementsEqual(other.entries) { $0.name == $1.name && $0.value == $1.value }
  }

  /// Whether the same is said about these settings.
  func says(_ names: [String], like other: WrittenSettings) -> Bool {
    names.allSatisfy { self[$0] == other[$0] }
  }

  private mutating func read(_ table: TOMLTable, named prefix: String?, by settings: SettingsTable)
  {
    for entry in table.entries where faults.count < Self.mostFaults {
      let name = prefix.map { "\($0).\(entry.key)" } ?? entry.key
      if let setting = settings.setting(named: name) ?? prefix.flatMap(settings.opening) {
        if let keys = setting.keys, !keys.contains(entry.key) {
          faults.append(SettingsFault(.unknown(name, beside: keys), at: entry.position))
        } else {
          take(entry, as: name, of: setting)
        }
      } else if !settings.isTable(name) {
        let names = settings.names(in: prefix)
        faults.append(SettingsFault(.unknown(name, beside: names), at: entry.position))
      } else if case .table(let inner) = entry.value.content {
        read(inner, named: name, by: settings)
      } else {
        faults.append(SettingsFault(.noTable(name), at: entry.value.position))
      }
    }
  }

  /// Binds what is written under `keys`: all of it, or nothing.
  private mutating func bindKeys() {
    let (table, wrong) = boundKeys()
    if let table { keys = table }
    faults += wrong
  }

  private mutating func take(_ entry: TOMLTable.Entry, as name: String, of setting: Setting) {
    guard let value = setting.form.value(of: entry.value) else {
      let cause = SettingsFault.Cause.wrong(name, entry.value.content, setting.form)
      faults.append(SettingsFault(cause, at: entry.value.position))
      return
    }
    if case .aspect(let aspect) = setting.subject { looks[aspect] = value.word }
    entries.append(
      Entry(name: name, value: value, key: entry.position, position: entry.value.position))
  }
}

extension WrittenSettings {
  /// What a dashboard has to hear of its keys and colours when these settings follow others.
  func events(since before: WrittenSettings) -> [Event] {
    (keys == before.keys ? [] : [.keysChanged(keys)])
      + (ownColors == before.ownColors ? [] : [.colorsChanged(ownColors)])
  }

  /// Colours in place of some of the theme's.
  var ownColors: [Theme.Role: RGB] {
    entries(in: "theme").reduce(into: [:]) { colors, entry in
      guard let role = Theme.Role(rawValue: entry.nameInTable),
        let color = RGB(hash: entry.value.word[...])
      else { return }
      colors[role] = color
    }
  }

  /// The table of keys with those that are written, or else all that is wrong with them.
  private func boundKeys() -> (KeyTable?, [SettingsFault]) {
    var bindings: [String: [Key]] = [:]
    var wrong: [SettingsFault] = []
    for entry in entries(in: "keys") {
      do throws(KeyFault) {
        var keys: [Key] = []
        for text in entry.value.texts { keys.append(try Key(written: text)) }
        bindings[entry.nameInTable] = keys
      } catch {
        wrong.append(SettingsFault(.key(error), at: entry.position))
      }
    }
    guard !bindings.isEmpty else { return (wrong.isEmpty ? .usual : nil, wrong) }
    do throws(KeyFaults) {
      let table = try KeyTable(rebinding: bindings)
      return (wrong.isEmpty ? table : nil, wrong)
    } catch {
      return (nil, wrong + error.all.map(placed))
    }
  }

  /// Where something is wrong with keys: of two commands on a key, the later line is the one that has to
  /// change.
  private func placed(_ fault: KeyFault) -> SettingsFault {
    let entries = entries(in: "keys")
    let place = entries.last { fault.commands.contains($0.nameInTable) } ?? entries.last
    return SettingsFault(.key(fault), at: place?.position ?? TOMLPosition(line: 1, column: 1))
  }

  /// What a user should know of the keys, with its place.
  var keyNotes: [SettingsFault] { keys.notes.map(placed) }
}

extension WrittenSettings.Entry {
  /// The key in its table.
  var nameInTable: String {
    name.lastIndex(of: ".").map { String(name[$0...].dropFirst()) } ?? name
  }
}

extension SettingValue {
  /// The texts of a list, or the only one.
  fileprivate var texts: [String] {
    if case .texts(let texts) = self { texts } else { [word] }
  }
}

/// `config.toml` while a dashboard runs. A file with an error changes nothing; what was right last stays.
struct FollowedConfig {
  /// As of the last file without an error; at a start, what is right in it.
  private(set) var written: WrittenSettings
  /// The first error of the file as it is, in a sentence; nil if there is none.
  private(set) var told: String?
  /// What is wrong in the file as it is.
  private(set) var faults: [SettingsFault]
  private let language: Language
  private let supply: Supply
  private let config: ConfigFile?
  private var file: FollowedFile<WrittenSettings>?

  /// Follows the file from the state in which the settings were read.
  init(
    _ written: WrittenSettings, in config: ConfigFile?, of supply: Supply,
    telling language: Language
  ) {
    (self.written, self.config, self.supply, self.language) = (written, config, supply, language)
    file = config.map { FollowedFile($0.file, since: written.file) }
    faults = written.faults
    told = Self.sentence(of: faults, in: language)
  }

  /// The folders to watch: that of the file and, if it is a link, that of its target.
  var folders: [String] { config.map { FollowedFiles.folders(of: $0.path) } ?? [] }

  /// What the file says, if that has changed since the last call and is right.
  mutating func takeChange() -> WrittenSettings? {
    guard let config, let read = file?.takeChange(reading: { _ in config.settings(of: supply) })
    else { return nil }
    faults = read.faults
    told = Self.sentence(of: faults, in: language)
    guard read.faults.isEmpty else { return nil }
    let before = written
    written = read
    return read.isSame(as: before) ? nil : read
  }

  private static func sentence(of faults: [SettingsFault], in language: Language) -> String? {
    faults.first.map { $0.sentence(in: language.settingWords) }
  }
}

extension KeyFault {
  /// What is wrong and what helps, without a capital or a full stop.
  func clause(in strings: StringTable) -> String {
    func say(_ key: String, _ values: String...) -> String {
      strings.text("key-fault.\(key)", filledWith: values.map { $0.harmless(upTo: 40) })
    }
    return switch self {
    case .unknownCommand(let name): say("command %@", name)
    case .unknownKey(let text):
      strings.text(
        "key-fault.key %@ %@", text.harmless(upTo: 40), Key.names.joined(separator: ", "))
    case .sameAs(let text, let key): say("same %@ %@", text, key.written)
    case .taken(let key, let names):
      say("taken %@ %@ %@", key.written, names.first ?? "", names.last ?? "")
    case .apartByShift(let keys, let names):
      say(
        "shift %@ %@ %@ %@", keys.first?.written ?? "", keys.last?.written ?? "",
        names.first ?? "", names.last ?? "")
    case .typed(let name): say("typed %@", name)
    case .needed(let name): say("needed %@", name)
    }
  }
}
