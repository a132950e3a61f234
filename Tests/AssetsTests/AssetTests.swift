import Assets
import Foundation
import Testing

struct AssetTests {
  @Test(arguments: [
    (Asset.colors, "colors.txt"), (.devices, "devices.txt"), (.englishStrings, "en.strings"),
    (.koreanStrings, "ko.strings"), (.englishCommandStrings, "commands-en.strings"),
    (.koreanCommandStrings, "commands-ko.strings"),
    (.englishSettingStrings, "settings-en.strings"), (.koreanSettingStrings, "settings-ko.strings"),
  ])
  func isTheFileInResources(asset: Asset, name: String) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../Resources")
    let file = try Data(contentsOf: root.appending(path: name).standardizedFileURL)
    #expect(asset.bytes == [UInt8](file))
    #expect(Data(asset.text.utf8) == file)
    #expect(!file.isEmpty)
  }

  private static let pairs: [(Asset, Asset)] = [
    (.koreanStrings, .englishStrings), (.koreanCommandStrings, .englishCommandStrings),
    (.koreanSettingStrings, .englishSettingStrings),
  ]

  @Test(arguments: pairs) func bothLanguagesHoldTheSameKeys(ko: Asset, en: Asset) throws {
    let korean = try StringTable(ko.text)
    let english = try StringTable(en.text)
    #expect(Set(korean.entries.keys).symmetricDifference(english.entries.keys) == [])
    #expect(!english.entries.isEmpty)
  }

  @Test(arguments: pairs) func aTableIsReadAsItsTextIs(ko: Asset, en: Asset) throws {
    for asset in [ko, en] { #expect(try StringTable(asset) == StringTable(asset.text)) }
  }

  /// A dashboard reads only the first table, commands two and those about settings all.
  @Test func noKeyIsInTwoTables() throws {
    let keys = try Self.pairs.map { try StringTable($0.1.text).entries.keys }
    #expect(Set(keys.joined()).count == keys.map(\.count).reduce(0, +))
  }

  @Test(arguments: pairs) func bothLanguagesFillTheSameBlanks(ko: Asset, en: Asset) throws {
    let korean = try StringTable(ko.text)
    for (key, pattern) in try StringTable(en.text).entries {
      let translation = try #require(korean[key])
      #expect(blanks(in: pattern) == blanks(in: translation), "\(key)")
    }
  }

  private func blanks(in pattern: String) -> Set<Substring> {
    Set(pattern.matches(of: /\{[^{}]*\}/).map(\.output))
  }
}
