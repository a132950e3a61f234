import System
import Home
import Pages

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
    do throws(SettingsFault) {
      keys = try boundKeys()
    } catch {
      faults.append(error)
    }
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
