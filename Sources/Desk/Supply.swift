package import Almanac
import Glibc
package import Home
package import System
package import WidgetIntents

/// The settings that a program's widgets need. The desk knows them only by where their values are
/// written.
package struct Supply: Sendable {
  let flags: [Flag]
  /// In the order of application.
  let settings: [SuppliedSetting]
  /// The kinds of widgets that settings may name.
  let kinds: [String]
  /// What there is besides, whatever the settings say.
  let others: [Furnishing]

  package typealias Furnishing = @Sendable (Site, inout Supplies) -> Void

  package init(
    flags: [Flag] = [], settings: [SuppliedSetting] = [], kinds: [String] = [],
    others: [Furnishing] = []
  ) {
    (self.flags, self.settings, self.kinds, self.others) = (flags, settings, kinds, others)
  }

  /// All that two supplies have.
  package static func + (one: Supply, other: Supply) -> Supply {
    Supply(
      flags: one.flags + other.flags, settings: one.settings + other.settings,
      kinds: one.kinds + other.kinds, others: one.others + other.others)
  }

  package static let none = Supply()
}

/// The circumstances that matter to supplies.
package struct Site: Sendable {
  package let environment: [String: String]
  /// Nil if there is no folder for files.
  package let directories: Directories?
  /// The language requested on the command line.
  package let language: Language?
  /// The language of what is shown.
  package let shownLanguage: Language
  /// The system's name of the user's time zone.
  package let zoneName: String
  /// Whether dates are real rather than simulated.
  package let hasWorldTime: Bool
  /// Whether the program shows widgets until the user quits.
  package let staysOpen: Bool
  /// Whether output is printed at once, with the data known by then.
  package let printsAtOnce: Bool
  /// What `config.toml` says.
  package private(set) var written: WrittenSettings
  private let clocks: Clocks

  /// Saves the word that a key has set for a setting, in its file; throws why it can't be saved.
  package func keep(_ word: String, for setting: String, in fileName: String) throws {
    guard let file = keyFile(fileName) else { throw SavingFault.unknown }
    do throws(FileFault) {
      try file.write("\(KeptWord(word, over: written[setting]?.word).description)\n")
    } catch {
      throw error.savingFault
    }
  }

  func keyFile(_ fileName: String) -> SmallFile? {
    directories.map { SmallFile(path: "\($0.state)/\(fileName)") }
  }

  /// The strings for what a setting's fault says.
  package var commandWords: StringTable { shownLanguage.commandWords }

  package var home: HomeFolder { HomeFolder(path: environment["HOME"]) }

  /// A path in words for a setting, as the system knows it. In a file of settings it counts from that
  /// file's folder, elsewhere from the folder in which the program was started.
  package func absolute(_ path: String, saidBy origin: SettingWords.Origin) -> String {
    let folder =
      switch origin {
      case .file, .config, .key: directories?.config
      case .variable, .flag: WorkingFolder.path
      }
    return home.absolute(path, from: folder)
  }

  /// Why a file that `config.toml` names can't be read, as a clause; nil if it can.
  package func lack(ofFile name: String) -> String? {
    let path = absolute(name, saidBy: .config)
    guard access(path, R_OK) != 0 else { return nil }
    let strings = commandWords
    let cause = strings.text("error.file.unreadable %@", strings.system(errno))
    return "\(path.harmless(upTo: 200)): \(cause)"
  }

  /// A monotonic time.
  package var instant: Duration { clocks.instant }

  /// The same when `config.toml` says something else.
  func saying(_ written: WrittenSettings) -> Site {
    var site = self
    site.written = written
    return site
  }

  init(
    _ invocation: Invocation, environment: [String: String], directories: Directories?,
    written: WrittenSettings = WrittenSettings(), zoneName: String = "UTC", at pace: Pace,
    by clocks: Clocks
  ) {
    (self.environment, self.directories, self.written) = (environment, directories, written)
    self.zoneName = zoneName
    (language, hasWorldTime) = (invocation.language, pace == .wall)
    shownLanguage = invocation.language ?? Language(environment: environment)
    staysOpen = invocation.subcommand == nil && invocation.call == nil
    printsAtOnce = invocation.subcommand == .render || invocation.subcommand == .read
    self.clocks = clocks
  }
}

/// What was said for a setting, in the order in which it counts: the last words hold.
package struct SettingWords: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    /// An older file that is only about this setting.
    case file(path: String)
    /// What `config.toml` says, in the lines of that older file.
    case config
    /// A key of the screen, whose words are saved.
    case key
    case variable
    case flag
  }

  package struct Saying: Hashable, Sendable {
    package let origin: Origin
    package let text: String
  }

  package let sayings: [Saying]

  init(_ sayings: [Saying]) {
    self.sayings = sayings
  }
}

/// A setting in a file of its own and in `config.toml`, overridden by an environment variable and that by a flag, which determines
/// supplies. A key of the screen may change it too, while the program runs and for later.
package struct SuppliedSetting: Sendable {
  /// Applies the values to the supplies; returns what is wrong with them, or nil.
  package typealias Settling = @Sendable (SettingWords, Site, inout Supplies) -> String?

  /// The name of the file in the configuration folder, and of the flag.
  let (fileName, flagName): (String, String)
  let variable: EnvironmentVariable
  /// Whether a key changes it, whose words are saved under the same name, among the program's state.
  let hasKey: Bool
  /// Lines of such a file, as the manual shows them.
  let lines: [String]
  /// What `config.toml` may say of it.
  let parts: [Setting]
  /// The widget kinds to reload when the setting changes.
  let kinds: [String]
  /// Other kinds to reload when one of its parts changes, by the part's name.
  let kindsOfParts: [String: [String]]
  let settle: Settling

  package init(
    fileName: String, flagName: String, variable: EnvironmentVariable, hasKey: Bool = false,
    lines: [String] = [], parts: [Setting] = [], concerning kinds: [String],
    andOfParts kindsOfParts: [String: [String]] = [:], settle: @escaping Settling
  ) {
    (self.fileName, self.flagName, self.kinds) = (fileName, flagName, kinds)
    (self.variable, self.lines, self.settle) = (variable, lines, settle)
    (self.hasKey, self.parts, self.kindsOfParts) = (hasKey, parts, kindsOfParts)
  }
}

extension SuppliedSetting {
  /// The setting's own file; nil if there is no folder for it.
  func file(at site: Site) -> SmallFile? {
    site.directories.map { SmallFile(path: "\($0.config)/\(fileName)") }
  }

  /// The file of what a key has set; nil if no key does, or there is no folder for it.
  func keyFile(at site: Site) -> SmallFile? { hasKey ? site.keyFile(fileName) : nil }

  /// What is said for the setting. What a key has set may be the last, because it was pressed after the
  /// program has started.
  func words(
    as invocation: Invocation, at site: Site, keyIsLast: Bool = false
  ) throws(FileFault) -> SettingWords {
    words(of: try file(at: site)?.text(), as: invocation, at: site, keyIsLast: keyIsLast)
  }

  func words(
    of text: String?, as invocation: Invocation, at site: Site, keyIsLast: Bool = false
  ) -> SettingWords {
    func saying(_ origin: SettingWords.Origin, _ text: String?) -> [SettingWords.Saying] {
      text.map { [SettingWords.Saying(origin: origin, text: $0)] } ?? []
    }
    let file = saying(.file(path: self.file(at: site)?.path ?? ""), text)
    let config = saying(.config, configText(in: site.written))
    let key = keyWord(at: site)
    let pressed = key.map { saying(.key, $0.word) } ?? []
    let later =
      saying(.variable, site.environment[variable.name])
      + saying(.flag, invocation.settings[flagName])
    if keyIsLast { return SettingWords(file + config + later + pressed) }
    // Over what the file of settings says, a key counts as long as that stays the same.
    if key?.over != nil { return SettingWords(file + config + pressed + later) }
    let older = isKeyOlder(at: site) ? pressed + file : file + pressed
    return SettingWords(older + config + later)
  }

  /// What `config.toml` says of the setting, in the lines of its own file; nil if that is nothing.
  private func configText(in written: WrittenSettings) -> String? {
    let lines = parts.compactMap { part -> String? in
      guard case .line(let line) = part.subject else { return nil }
      return written[part.name].map { line.line($0.word) }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// What a key has set, unless `config.toml` says something else now than it did then. What nobody has
  /// written by hand is no reason for a complaint.
  private func keyWord(at site: Site) -> KeptWord? {
    guard let text = try? keyFile(at: site)?.text(), let word = KeptWord(parsing: text) else {
      return nil
    }
    let saying = SettingWords.Saying(origin: .key, text: word.word)
    let part = parts.first { part in
      if case .line(let line) = part.subject { line.word(saying) != nil } else { false }
    }
    return word.over == part.flatMap { site.written[$0.name]?.word } ? word : nil
  }

  /// Whether the setting's file was written after a key was pressed last.
  private func isKeyOlder(at site: Site) -> Bool {
    guard let file = file(at: site).flatMap({ FileState(path: $0.path) }),
      let key = keyFile(at: site).flatMap({ FileState(path: $0.path) })
    else { return false }
    return key.wasWritten(before: file)
  }
}

/// The dependencies of widgets and the loop, as determined by the settings.
package struct Supplies: Sendable {
  /// The dependencies of providers and intents.
  package var dependencies = Dependencies()
  package var hourCycle = HourCycle.twentyFour
  /// The source of daylight for the appearance.
  package var daytime: Home.DaytimeSource = { _, _ in nil }
  /// How the user is told of what is due.
  package var notifying = NotifySettings()
  /// Nil if nothing reads pictures.
  package var pictures: PictureSource?
  /// What to call when the network may be back, by the name of who wants to know.
  package var networkReturned: [String: @Sendable () -> Void] = [:]
  /// The faults of the settings.
  private(set) var faults: [String] = []

  init() {}

  /// Ignores invalid values and records their faults.
  init(_ supply: Supply, as invocation: Invocation, at site: Site) {
    for furnish in supply.others { furnish(site, &self) }
    for setting in supply.settings {
      do throws(FileFault) {
        let words = try setting.words(as: invocation, at: site)
        faults += [setting.settle(words, site, &self)].compactMap(\.self)
      } catch {
        faults.append(error.sentence(in: site.commandWords))
        _ = setting.settle(setting.words(of: nil, as: invocation, at: site), site, &self)
      }
    }
  }

  /// The supplies with one setting read again; throws its fault.
  func with(
    _ setting: SuppliedSetting, as invocation: Invocation, at site: Site, keyIsLast: Bool = false
  ) throws -> Supplies {
    var (supplies, others) = (self, self)
    let words = try setting.words(as: invocation, at: site, keyIsLast: keyIsLast)
    guard let fault = setting.settle(words, site, &supplies) else { return supplies }
    // Faults outside the file were reported at the start.
    let unwritten = setting.words(of: nil, as: invocation, at: site)
    guard setting.settle(unwritten, site, &others) == fault else { throw SettingFault(fault) }
    return supplies
  }
}

/// Why a setting is invalid, as a sentence.
struct SettingFault: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The settings that may change while the program runs, with their consequences.
struct FollowedSettings {
  /// As of the last valid settings.
  private(set) var supplies: Supplies
  private let invocation: Invocation
  private var site: Site
  private var settings: [FollowedSetting]

  init(_ supplies: Supplies, of supply: Supply, as invocation: Invocation, at site: Site) {
    (self.supplies, self.invocation, self.site) = (supplies, invocation, site)
    settings = supply.settings.compactMap { FollowedSetting($0, at: site) }
  }

  /// The command line and the site as they are now.
  var asked: AskedSettings { AskedSettings(invocation: invocation, site: site) }

  /// The language of what is shown.
  var language: Language { site.shownLanguage }

  /// The folder of the files.
  var folder: String? { settings.first?.file.file.folder }

  /// Whether no changed file is invalid.
  var isReadable: Bool { settings.allSatisfy { $0.file.fault == nil } }

  /// Applies what `config.toml` says now; returns the widget kinds to reload, each once.
  mutating func adopt(_ written: WrittenSettings) -> [String] {
    let before = site.written
    site = site.saying(written)
    var kinds: [String] = []
    for setting in settings.map(\.setting)
    where !setting.parts.isEmpty && !written.says(setting.parts.map(\.name), like: before) {
      guard let changed = try? supplies.with(setting, as: invocation, at: site) else { continue }
      supplies = changed
      let others = setting.kindsOfParts.filter { !written.says([$0.key], like: before) }.values
      kinds += (setting.kinds + others.joined()).filter { !kinds.contains($0) }
    }
    return kinds
  }

  /// Applies changed settings; returns the widget kinds to reload, each once.
  mutating func takeChange() -> [String] {
    var kinds: [String] = []
    for index in settings.indices {
      guard let changed = settings[index].takeChange(of: supplies, as: invocation, at: site) else {
        continue
      }
      supplies = changed.supplies
      let setting = settings[index].setting
      let others = changed.isByKey ? Array(setting.kindsOfParts.values.joined()) : []
      kinds += (setting.kinds + others).filter { !kinds.contains($0) }
    }
    return kinds
  }
}

/// A setting that may change while the program runs: in its file, or by a key.
private struct FollowedSetting {
  let setting: SuppliedSetting
  private(set) var file: FollowedFile<Supplies>
  private var keyFile: FollowedFile<Void>?

  /// Fails if there is no folder for its file.
  init?(_ setting: SuppliedSetting, at site: Site) {
    guard let file = setting.file(at: site) else { return nil }
    self.setting = setting
    self.file = FollowedFile(file)
    keyFile = setting.keyFile(at: site).map { FollowedFile($0) }
  }

  /// The supplies with what has changed; nil if nothing has, or the change is invalid. A key that is
  /// pressed while the program runs, here or in another dashboard, counts more than flags.
  mutating func takeChange(
    of supplies: Supplies, as invocation: Invocation, at site: Site
  ) -> (supplies: Supplies, isByKey: Bool)? {
    let setting = setting
    let written = file.takeChange { _ in try supplies.with(setting, as: invocation, at: site) }
    guard keyFile?.takeChange(reading: { _ in }) != nil else { return written.map { ($0, false) } }
    let pressed = try? supplies.with(setting, as: invocation, at: site, keyIsLast: true)
    return pressed.map { ($0, true) }
  }
}
