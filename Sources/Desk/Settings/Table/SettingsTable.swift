/// All settings that there are, in the order of the example.
struct SettingsTable: Sendable {
  let all: [Setting]

  init(_ settings: [Setting]) {
    all = settings
  }

  /// Paths in the values of the desk's own settings count from a folder.
  init(of supply: Supply, in folder: String? = nil) {
    self.init(Setting.own(among: supply.kinds, in: folder) + supply.settings.flatMap(\.parts))
  }

  /// The setting with a name; for the key of an open table, that of all its keys.
  func setting(named name: String) -> Setting? {
    all.first { $0.name == name }
  }

  /// The setting for all keys of a table.
  func opening(_ table: String) -> Setting? {
    all.first { $0.isOpen && $0.table == table }
  }

  /// Whether a name is that of a table.
  func isTable(_ name: String) -> Bool {
    all.contains { $0.name.hasPrefix("\(name).") }
  }

  /// What may stand in a table, or above all tables: keys and the names of tables.
  func names(in table: String?) -> [String] {
    let prefix = table.map { "\($0)." } ?? ""
    var names: [String] = []
    for setting in all where setting.name.hasPrefix(prefix) {
      let rest = setting.name.dropFirst(prefix.count)
      let name = rest.prefix { $0 != "." }
      if name == "*" {
        names += setting.keys ?? []
      } else if !names.contains(String(name)) {
        names.append(String(name))
      }
    }
    return names
  }

  /// The tables in their order, nil for what stands above all of them.
  var tables: [String?] {
    all.reduce(into: [nil]) { tables, setting in
      if !tables.contains(setting.table) { tables.append(setting.table) }
    }
  }

  func settings(in table: String?) -> [Setting] { all.filter { $0.table == table } }
}

/// How a setting stands in the older file that it shares with others, such as `units` or `weather`.
package struct SettingLine: Sendable {
  /// The name of the file.
  let fileName: String
  /// The line that sets it to a word.
  let line: @Sendable (String) -> String
  /// The word that somebody's text sets it to; nil if it says nothing about it.
  let word: @Sendable (SettingWords.Saying) -> String?

  package init(
    of fileName: String, line: @escaping @Sendable (String) -> String,
    word: @escaping @Sendable (SettingWords.Saying) -> String?
  ) {
    (self.fileName, self.line, self.word) = (fileName, line, word)
  }
}

/// The value of a setting.
package enum SettingValue: Hashable, Sendable {
  case toggle(Bool)
  case number(Int)
  case text(String)
  case texts([String])

  /// The value as flags and keys write it.
  package var word: String {
    switch self {
    case .toggle(let isOn): isOn ? "on" : "off"
    case .number(let number): "\(number)"
    case .text(let text): text
    case .texts(let texts): texts.joined(separator: " ")
    }
  }
}
