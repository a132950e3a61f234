import System

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
