import System
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
    let root = URL(filePath: #filePath).appending(path: "../../../../Resources")
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
    let korean = try StringTableScanner.entries(in: ko.text)
    let english = try StringTableScanner.entries(in: en.text)
    #expect(Set(korean.keys).symmetricDifference(english.keys) == [])
    #expect(!english.isEmpty)
  }

  /// A dashboard reads only the first table, commands two and those about settings all.
  @Test func noKeyIsInTwoTables() throws {
    let keys = try Self.pairs.map { try StringTableScanner.entries(in: $0.1.text).keys }
    #expect(Set(keys.joined()).count == keys.map(\.count).reduce(0, +))
  }

  @Test(arguments: pairs) func bothLanguagesFillTheSameBlanks(ko: Asset, en: Asset) throws {
    for (key, pattern) in try StringTableScanner.entries(in: en.text) {
      let translation = try #require(ko.strings[key])
      #expect(blanks(in: pattern) == blanks(in: translation), "\(key)")
    }
  }

  private func blanks(in pattern: String) -> Set<Substring> {
    Set(pattern.matches(of: /\{[^{}]*\}/).map(\.output))
  }
}
