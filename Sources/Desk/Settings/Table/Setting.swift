package import Home

/// Something that `config.toml` may set, as data: checking, `config example`, `config show` and the
/// manual page come of it.
///
///     Setting("look.mode", .words(["fullcolor", "accented"]), usual: .word("fullcolor"),
///       flag: "mode", of: .aspect(.mode))
///
/// A name that ends in `.*` stands for all keys of a table, such as those of `[keys]`. What help says of a
/// setting is the string `setting.NAME` or, if it has none, that of its flag.
package struct Setting: Sendable {
  /// Where its value takes effect.
  package enum Subject: Sendable {
    /// How everything looks.
    case aspect(Preferences.Aspect)
    /// A line of the older file of a supplied setting.
    case line(SettingLine)
    /// The place in which a dashboard begins.
    case place
    /// Who needs it reads it from the written settings.
    case other
  }

  /// What holds if nobody says anything.
  package enum Usual: Sendable {
    case nothing
    case word(String)
    /// It depends on the surroundings, such as the region.
    case found(@Sendable (Site) -> String)
  }

  package let name: String
  package let form: SettingForm
  let usual: Usual
  /// What the example shows, if the usual value can't be typed.
  let example: SettingValue?
  /// The name of the flag that overrides it.
  let flag: String?
  /// The environment variable that overrides it.
  let variable: String?
  package let subject: Subject
  /// For a name that ends in `.*`: the keys that there are; nil if any may be there.
  let keys: [String]?
  /// What the example says of some of them.
  let samples: [Sample]

  struct Sample: Sendable {
    let key: String
    let value: SettingValue
  }

  package init(
    _ name: String, _ form: SettingForm, usual: Usual = .nothing, example: SettingValue? = nil,
    flag: String? = nil, variable: String? = nil, of subject: Subject = .other,
    keys: [String]? = nil, samples: KeyValuePairs<String, SettingValue> = [:]
  ) {
    (self.name, self.form, self.usual, self.example) = (name, form, usual, example)
    (self.flag, self.variable, self.subject, self.keys) = (flag, variable, subject, keys)
    self.samples = samples.map { Sample(key: $0.key, value: $0.value) }
  }

  /// The table in which it stands; nil if it stands above all tables.
  var table: String? {
    name.lastIndex(of: ".").map { String(name[..<$0]) }
  }

  /// The key in its table.
  var key: String { name.lastIndex(of: ".").map { String(name[$0...].dropFirst()) } ?? name }

  /// Whether it stands for all keys of its table.
  var isOpen: Bool { key == "*" }

  /// What holds if nobody says anything, as a word; nil if that is nothing.
  func usualWord(at site: Site) -> String? {
    switch usual {
    case .nothing: nil
    case .word(let word): word
    case .found(let find): find(site)
    }
  }
}
