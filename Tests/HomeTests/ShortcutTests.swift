import Assets
import Cells
import Home
import Testing

struct ShortcutTests {
  @Test func givesNoKeyTwoMeanings() {
    let keys = Shortcut.all.flatMap(\.commands.keys)
    #expect(Set(keys).count == keys.count)
    let table = FrontKeys(Shortcut.all)
    for shortcut in Shortcut.all {
      for (key, command) in shortcut.commands { #expect(table.command(for: key) == command) }
    }
    #expect(table.command(for: Key("x")) == nil)
  }

  @Test func namesEveryKeyInAscii() {
    for shortcut in Shortcut.all {
      let labels = [shortcut.label, shortcut.hint?.label, shortcut.hint?.brief?.label].compactMap(
        \.self)
      #expect(labels.allSatisfy { $0.plainText.utf8.count == $0.plainText.count })
    }
  }

  @Test func ranksEveryHintApart() {
    let ranks = Shortcut.all.compactMap(\.hint?.rank)
    #expect(Set(ranks).count == ranks.count)
  }

  @Test(arguments: [Asset.koreanStrings, .englishStrings])
  func hasWordsInEveryLanguage(asset: Asset) throws {
    let strings = try StringTable(asset.text).entries
    for shortcut in Shortcut.all {
      let keys: [String?] = [
        shortcut.help, "help.\(shortcut.group.rawValue)", shortcut.hint?.name,
        shortcut.hint?.brief?.name, shortcut.hint?.entering,
      ]
      for key in keys.compactMap(\.self) { #expect(strings[key] != nil, "\(key)") }
    }
  }
}
