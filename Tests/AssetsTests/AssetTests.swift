import Assets
import Foundation
import Testing

struct AssetTests {
  @Test(arguments: [
    (Asset.colors, "colors.txt"), (.devices, "devices.txt"), (.englishStrings, "en.strings"),
    (.koreanStrings, "ko.strings"),
  ])
  func isTheFileInResources(asset: Asset, name: String) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../Resources")
    let file = try Data(contentsOf: root.appending(path: name).standardizedFileURL)
    #expect(asset.bytes == [UInt8](file))
    #expect(Data(asset.text.utf8) == file)
    #expect(!file.isEmpty)
  }

  @Test func bothLanguagesHoldTheSameKeys() throws {
    let korean = try StringTable(Asset.koreanStrings.text)
    let english = try StringTable(Asset.englishStrings.text)
    #expect(Set(korean.entries.keys).symmetricDifference(english.entries.keys) == [])
    #expect(!english.entries.isEmpty)
  }

  @Test func bothLanguagesFillTheSameBlanks() throws {
    let korean = try StringTable(Asset.koreanStrings.text)
    for (key, pattern) in try StringTable(Asset.englishStrings.text).entries {
      let translation = try #require(korean[key])
      #expect(blanks(in: pattern) == blanks(in: translation), "\(key)")
    }
  }

  private func blanks(in pattern: String) -> Set<Substring> {
    Set(pattern.matches(of: /\{[^{}]*\}/).map(\.output))
  }
}
