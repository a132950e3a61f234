import Almanac
import Cells
import Home
import Pages
import Layout
import Testing

@testable import Desk

/// Checks what `config.toml` may say about keys and themes.
struct WrittenKeysTests {
  private func written(_ text: String) -> WrittenSettings {
    WrittenSettings(parsing: Array(text.utf8), by: SettingsTable(Setting.own(among: [])))
  }

  private func told(_ text: String, in language: Language = .english) -> [String] {
    written(text).faults.map { $0.sentence(in: language.settingWords) }
  }

  @Test func bindKeysToCommands() {
    let written = written("[keys]\nlock = \"f9\"\nreload = [\"f5\", \"ㄱ\"]\nrecede = []\n")
    #expect(written.faults.isEmpty)
    #expect(
      written.keys.rebound == [
        "lock": [Key(.function(9))], "reload": [Key(.function(5)), Key("r")], "recede": [],
      ])
    #expect(self.written("place = \"home\"").keys == .usual)
  }

  @Test(arguments: [
    (
      "lock = 'm'",
      "m can’t be the key of both lock and mode; give one of them another key."
    ),
    (
      "lock = 'hyper-x'",
      "there is no key “hyper-x”; write a character, or one of these names: enter, space, tab, esc, "
        + "backspace, delete, insert, up, down, left, right, home, end, pgup, pgdn, f1 … f20, ctrl-x, "
        + "shift-x, alt-left."
    ),
    ("lock = 'ctrl-i'", "terminals send tab for ctrl-i; use that, or another key."),
    ("help = []", "help needs a key."),
    (
      "save = 'w'",
      "save works while you type as well; give it a key that types nothing, such as f5 or ctrl-n."
    ),
  ])
  func sayWhatIsWrongAndWhere(line: String, sentence: String) {
    let text = "[keys]\nreload = 'f5'\n\(line)\n"
    #expect(told(text) == ["config.toml:3:8: \(sentence)"])
    let korean = told(text, in: .korean)
    #expect(korean.count == 1 && korean[0].hasPrefix("config.toml:3:8: "), "\(korean)")
    #expect(!korean[0].contains("key-fault"))
    // Nothing is bound by halves.
    #expect(written(text).keys == .usual)
  }

  /// Whoever has written three wrong lines mends them at once.
  @Test func sayAllThatIsWrongAndNoteWhatAHangulKeyboardCannotTell() {
    let text = "[keys]\nlock = 'm'\nnight = 'hyper-x'\nhelp = []\n"
    #expect(
      told(text).map { $0.prefix(15) } == ["config.toml:2:8", "config.toml:3:9", "config.toml:4:8"])
    let written = written("[keys]\nup = ['up', 'k']\nkeep = 'K'\n")
    #expect(written.faults.isEmpty && written.keyNotes.count == 1)
  }

  @Test func nameTheNearestCommand() {
    #expect(
      told("[keys]\nlokc = 'x'") == [
        "config.toml:2:1: there is no setting 'keys.lokc'; did you mean lock?"
      ])
  }

  @Test func namesTheLaterOfTwoLines() {
    #expect(
      told("[keys]\nnight = 'f9'\nreload = 'f5'\nlock = 'f9'").first?
        .hasPrefix("config.toml:4:8: f9 can’t be the key of both") == true)
  }

  @Test func chooseAThemeAndColors() {
    let written = written("[theme]\nname = \"nord\"\nblue = \"#112233\"\ntext = \"#FFEEDD\"\n")
    #expect(written.faults.isEmpty && written.looks[.theme] == "nord")
    #expect(written.ownColors == [.blue: RGB(0x112233), .text: RGB(0xFFEEDD)])
    #expect(
      told("[theme]\nblue = \"red\"") == [
        "config.toml:2:8: theme.blue can’t be 'red'; it is a colour such as \"#89b4fa\"."
      ])
    #expect(
      told("[theme]\nname = \"nrod\"").first?.contains("theme.name can’t be 'nrod'") == true)
    #expect(told("[theme]\nblu = \"#112233\"").first?.contains("did you mean blue?") == true)
  }

  @Test func areInAnExampleThatHolds() {
    let bound = Setting.own(among: []).filter { ["keys.*", "theme.*"].contains($0.name) }
    for setting in bound {
      let lines = setting.samples.map { "\($0.key.keyForTOML) = \($0.value.toml)" }
      let text = "[\(setting.table ?? "")]\n" + lines.joined(separator: "\n")
      #expect(told(text).isEmpty && lines.count > 1, "\(text)")
    }
  }
}
