import Almanac
import System

extension Language {
  /// All texts of the screen by their keys.
  var screenEntries: [String: String] {
    get throws { try StringTableScanner.entries(in: screenFile.text) }
  }

  /// All texts, of the screen, of commands and of settings, by their keys.
  var allEntries: [String: String] {
    get throws {
      let files: [Asset] =
        self == .korean
        ? [.koreanCommandStrings, .koreanSettingStrings]
        : [.englishCommandStrings, .englishSettingStrings]
      return try files.reduce(into: screenEntries) { entries, file in
        entries.merge(try StringTableScanner.entries(in: file.text)) { $1 }
      }
    }
  }

  private var screenFile: Asset { self == .korean ? .koreanStrings : .englishStrings }
}
