import Almanac
import Supplies
import Home
import Pages
import System
import Testing

@testable import Desk

/// Checks what `config.toml` may say, over the whole table of settings.
struct WrittenSettingsTests {
  private static let table = SettingsTable(of: .weather + .notify)

  private func written(_ text: String) -> WrittenSettings {
    WrittenSettings(parsing: Array(text.utf8), by: Self.table)
  }

  private func told(_ text: String, in language: Language = .english) -> [String] {
    written(text).faults.map { $0.sentence(in: language.settingWords) }
  }

  @Test(arguments: [
    ("clock", "clock"), ("weather, clock", "weather,clock"), ("shown", "shown"),
    ("weather, moon", nil), ("", nil),
  ])
  func kindsOfWidgetsAreThoseThatThereAre(text: String, word: String?) {
    let written = WrittenSettings(
      parsing: Array("[lock]\ncontent = \"\(text)\"\n".utf8),
      by: SettingsTable(of: Supply(kinds: ["weather", "clock"])))
    #expect(written["lock.content"]?.word == word && written.faults.isEmpty == (word != nil))
  }

  @Test(arguments: table.all.indices) func isToldWhereAndWhatIsAllowed(_ index: Int) {
    let setting = Self.table.all[index]
    for value in setting.form.wrongValues {
      let text = setting.lines(setting: value)
      for language in Language.allCases {
        let sentences = told(text, in: language)
        #expect(sentences.count == 1, "\(text)")
        let sentence = sentences.first ?? ""
        #expect(sentence.hasPrefix("config.toml:3:\(setting.keyWidth + 4): "), "\(sentence)")
        #expect(sentence.contains(setting.form.allowed(in: language.settingWords)), "\(sentence)")
        #expect(!sentence.unicodeScalars.contains { $0.value < 0x20 }, "\(sentence)")
        #expect(!sentence.contains("setting.") && !sentence.contains("-fault."), "\(sentence)")
      }
      #expect(written(text).entries.isEmpty, "\(text)")
    }
  }

  @Test(arguments: table.all.indices) func takesEachWordThatIsAllowed(_ index: Int) throws {
    let setting = Self.table.all[index]
    let values = setting.form.words.filter { !$0.contains("PATH") }.map(\.quotedForTOML)
    for value in values + (setting.example.map { [$0.toml] } ?? []) {
      let written = written(setting.lines(setting: value))
      #expect(written.faults.isEmpty && written.entries.count == 1, "\(setting.name) \(value)")
      #expect(written.entries.first?.value.toml == value)
      #expect(written.entries.first?.key.line == 3)
    }
  }

  @Test func settingsHaveNamesAndTextsOfTheirOwn() {
    #expect(Set(Self.table.all.map(\.name)).count == Self.table.all.count)
    for language in Language.allCases {
      let strings = language.settingWords
      for setting in Self.table.all {
        let summary = strings.explanation(of: setting).summary
        #expect(!summary.hasPrefix("setting."), "\(setting.name)")
        guard let flag = setting.flag else { continue }
        #expect(Flags(of: .weather + .notify)[written: "--\(flag)"] != nil, "\(setting.name)")
      }
    }
  }

  /// So that no look can be set by keys and flags only.
  @Test func everyLookHasASetting() {
    let aspects = Self.table.all.compactMap { setting in
      if case .aspect(let aspect) = setting.subject { aspect } else { nil }
    }
    #expect(Set(aspects) == Set(Preferences.Aspect.allCases))
  }

  @Test(arguments: [
    ("loook.mode = 1", "1:1: there is no setting 'loook'; did you mean look?"),
    ("[look]\nmod = 1", "2:1: there is no setting 'look.mod'; did you mean mode?"),
    ("plase = \"home\"", "1:1: there is no setting 'plase'; did you mean place?"),
    (
      "[standby]\nzzzz = 1", "2:1: there is no setting 'standby.zzzz'; there are idle."
    ),
    ("look = 1", "1:8: look is a table; write [look], and its settings below."),
    ("[place]\na = 1", "1:2: place can’t be a table; it is home, today or standby."),
    ("[[look]]\nmode = 1", "1:3: look is a table; write [look], and its settings below."),
    (
      "look.mode = 'acented'",
      "1:13: look.mode can’t be 'acented'; it is fullcolor, accented or vibrant."
    ),
    (
      "look.night = 22:00-07:00",
      "1:14: '22:00-07:00' isn’t a date or time; a text needs quotes."
    ),
    ("place = home", "1:9: 'home' isn’t a value; a text needs quotes."),
    (
      "standby.idle = 0",
      "1:16: standby.idle can’t be 0; it is a whole number from 1 to 1440 or off."
    ),
    (
      "place = \"home\"\nplace = \"today\"",
      "2:1: 'place' is in line 1 already; remove one of them."
    ),
    ("place =", "1:8: the line ends too early; a value such as \"text\", 12 or true is missing."),
    ("\u{1B}[2J", "1:1: there is a control character, \\u{1B}; remove it."),
  ])
  func saysWhatIsWrong(text: String, sentence: String) {
    #expect(told(text) == ["config.toml:\(sentence)"])
  }

  @Test func theGoodLinesHold() {
    let written = written(
      """
      place = "today"
      look.mode = "sideways"
      look.accent = "#FFB454"
      standby = 1
      [look
      recede = true
      [units]
      wind = "kn"
      wind = "mph"
      """)
    #expect(written.faults.map(\.position.line) == [2, 4, 5, 9])
    #expect(written.entries.map(\.name) == ["place", "look.accent", "units.wind"])
    #expect(written.looks == [.accent: "#ffb454"])
    #expect(written["units.wind"] == .text("kn"))
  }

  private static let open = SettingsTable([
    Setting("keys.*", .texts, example: .texts(["q"]), keys: ["quit", "help"]),
    Setting("words.*", .text), Setting("theme.dark.text", .text), Setting("theme.name", .text),
  ])

  @Test func aTableMayHaveFreeKeys() {
    let text = """
      keys.quit = ["q", "ㅂ"]
      keys.hlep = "?"
      words."any 말" = "x"
      words.other = 1
      theme.dark.text = "a"
      theme.dark.test = "a"
      theme.dark = 1
      """
    let written = WrittenSettings(parsing: Array(text.utf8), by: Self.open)
    #expect(written.entries.map(\.name) == ["keys.quit", "words.any 말", "theme.dark.text"])
    #expect(written["keys.quit"] == .texts(["q", "ㅂ"]))
    #expect(written.entries(in: "words").map(\.value) == [.text("x")])
    #expect(
      written.faults.map { $0.sentence(in: Language.english.settingWords) } == [
        "config.toml:2:6: there is no setting 'keys.hlep'; did you mean help?",
        "config.toml:4:15: words.other can’t be 1; it is a text in quotes.",
        "config.toml:6:12: there is no setting 'theme.dark.test'; did you mean text?",
        "config.toml:7:7: 'dark' is in line 5 already; remove one of them.",
      ])
  }

  /// But for signs of units, which are the same in every language.
  @Test(arguments: Language.allCases)
  func thePageOfSettingsHasTextsForWords(language: Language) {
    let strings = language.words
    for setting in Self.table.all
    where !["units.wind", "units.precipitation"].contains(setting.name) {
      if case .aspect = setting.subject { continue }
      let words = if case .toggle = setting.form { ["on", "off"] } else { setting.form.words }
      // `file:PATH` stands for any file.
      for word in words where !word.contains(":") {
        #expect(strings["settings.value.\(setting.name).\(word)"] != nil, "\(setting.name) \(word)")
      }
    }
  }
}
