import System
import Cells
import Testing

@testable import Pages

struct ShortcutTests {
  /// The keys of a place with their commands, and those that nobody has to know.
  private func bindings(at place: KeyScope) -> [Shortcut.Binding] {
    Shortcut.all.filter { $0.places.contains(place) }
      .flatMap { $0.bindings(at: place) + $0.aliases(at: place) }
  }

  @Test(arguments: KeyScope.allCases) func givesNoKeyTwoMeanings(place: KeyScope) {
    var known: [Key: KeyCommand] = [:]
    for binding in bindings(at: place) {
      let other = known.updateValue(binding.command, forKey: binding.key)
      #expect(other == nil, "\(binding.key): \(other?.name ?? ""), \(binding.command.name)")
      #expect(KeyTable.usual.at(place).command(for: binding.key) == binding.command)
    }
    #expect(!known.isEmpty)
    #expect(KeyTable.usual.at(place).command(for: Key("ㅠ")) == nil || place == .edit)
  }

  /// Save on the keys whose jamo Shift changes, a Hangul keyboard types the same with and without it.
  @Test(arguments: KeyScope.allCases) func tellsNoCommandsApartByShiftAlone(place: KeyScope) {
    let letters = bindings(at: place).compactMap { binding -> (Character, KeyCommand)? in
      guard case .character(let letter) = binding.key.code, letter.isLetter,
        binding.key.modifiers.isEmpty
      else { return nil }
      return "qwertop".contains(letter.lowercased()) ? nil : (letter, binding.command)
    }
    for (letter, command) in letters {
      for (other, another) in letters where other.lowercased() == letter.lowercased() {
        #expect(another == command, "\(command.name), \(another.name)")
      }
    }
  }

  /// The jamo are written down here as they lie on the keys.
  @Test(arguments: KeyScope.allCases) func hasEveryCommandUnderAHangulKeyboard(place: KeyScope) {
    let rows = [
      ("qwertyuiop", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ"), ("asdfghjkl", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ"), ("zxcvbnm", "ㅋㅌㅊㅍㅠㅜㅡ"),
      ("QWERTYUIOP", "ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ"),
    ]
    let jamo = Dictionary(uniqueKeysWithValues: rows.flatMap { zip($0.0, $0.1) })
    let keys = KeyTable.usual.at(place)
    let commands = Set(bindings(at: place).map(\.command))
    let reached = commands.filter { command in
      bindings(at: place).contains { binding in
        guard binding.command == command else { return false }
        guard case .character(let letter) = binding.key.code, letter.isLetter,
          binding.key.modifiers.isEmpty
        else { return true }
        return jamo[letter].map { keys.command(for: Key($0)) == command } ?? false
      }
    }
    #expect(commands == reached)
    for (letter, jamo) in jamo where letter.isLowercase || "QWERTOP".contains(letter) {
      #expect(keys.command(for: Key(jamo)) == keys.command(for: Key(letter)), "\(letter)")
    }
  }

  @Test(arguments: [KeyScope.text, .chooser, .line]) func takesNoLetterWhereTextIsTyped(
    place: KeyScope
  ) {
    let keys = KeyTable.usual.at(place)
    #expect(bindings(at: place).allSatisfy { !$0.key.isTyped })
    #expect(keys.command(for: Key("?")) == nil && keys.command(for: Key("ㅂ")) == nil)
    #expect(keys.command(for: Key(.function(1))) == .help)
    #expect(keys.command(for: Key("ㄴ", .control)) == .save)
  }

  @Test(arguments: KeyScope.allCases) func helpsEverywhereByOneKey(place: KeyScope) {
    #expect(KeyTable.usual.at(place).command(for: Key(.function(1))) == .help)
    let isText = place.takesText
    #expect(KeyTable.usual.at(place).command(for: Key("?")) == (isText ? nil : .help))
    #expect(KeyTable.usual.at(place).command(for: Key("ㅂ")) == (isText ? nil : .quit))
  }

  @Test func keepsTheKeysOfBefore() {
    let home = KeyTable.usual.at(.home)
    for (old, new) in [("F", "f")] as [(Character, Character)] {
      #expect(home.command(for: Key(old)) == home.command(for: Key(new)))
      #expect(home.command(for: Key(old)) != nil)
    }
  }

  /// Only these are valid while the screen is locked, beside drawing anew, suspending and ending.
  @Test func leavesALockedScreenItsLooks() {
    let names = Set(bindings(at: .locked).map(\.command.name))
    #expect(
      names == [
        "help", "lock", "unlock", "quit", "end", "redraw", "suspend", "mode", "night", "appearance",
        "always-on", "accent", "glyphs", "recede", "larger-text", "smaller-text", "standby", "edit",
      ])
  }

  /// Settings name a command by its name.
  @Test func givesEveryCommandANameOfItsOwn() {
    let commands = Set(KeyScope.allCases.flatMap(bindings).map(\.command))
    let names = Dictionary(grouping: commands, by: \.name)
    for (name, commands) in names {
      #expect(commands.count == 1, "\(name)")
      #expect(name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(name)")
    }
  }

  @Test func namesEveryKeyInAscii() {
    for shortcut in Shortcut.all {
      let labels = [shortcut.label, shortcut.hint?.label, shortcut.hint?.brief?.label].compactMap(
        \.self)
      #expect(labels.allSatisfy { $0.plainText.utf8.count == $0.plainText.count })
      #expect(!shortcut.label.text.isEmpty)
    }
  }

  @Test(arguments: KeyScope.allCases) func ranksEveryHintApart(place: KeyScope) {
    let ranks = KeyTable.usual.at(place).shortcuts.compactMap(\.hint?.rank)
    #expect(Set(ranks).count == ranks.count)
  }

  @Test(arguments: [Asset.koreanStrings, .englishStrings])
  func hasWordsInEveryLanguage(asset: Asset) throws {
    let strings = asset.strings
    for shortcut in Shortcut.all {
      let keys: [String?] = [
        shortcut.help, "help.\(shortcut.group.rawValue)", shortcut.hint?.name,
        shortcut.hint?.brief?.name, shortcut.hint?.entering, shortcut.hint?.opening,
      ]
      for key in keys.compactMap(\.self) { #expect(strings[key] != nil, "\(key)") }
    }
  }
}
