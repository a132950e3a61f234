@testable import System
import Testing

/// Texts are found by their keys, in files of which only the keys were read.
struct StringTableTests {
  private static let files: [Asset] = [
    .englishCommandStrings, .englishSettingStrings, .englishStrings, .koreanCommandStrings,
    .koreanSettingStrings, .koreanStrings,
  ]

  @Test(arguments: files)
  func saysWhatAStrictReadingSays(file: Asset) throws {
    let entries = try StringTableScanner.entries(in: file.text)
    let strings = file.strings
    #expect(entries.count > 50)
    for (key, text) in entries { #expect(strings[key] == text, "\(key)") }
    for key in entries.keys {
      for other in ["\(key).", String(key.dropLast()), "\"\(key)", "\(key)\""]
      where entries[other] == nil {
        #expect(strings[other] == nil, "\(other)")
      }
    }
    #expect(strings[""] == nil && strings["\n"] == nil)
  }

  @Test func whatTakesAPlaceCountsFirst() {
    let strings = Asset.englishStrings.strings
    let key = "date.month.1.wide"
    #expect(strings[key] == "January")
    let changed = strings.replacing([key: "Wolf", "own": "word"])
    #expect(changed[key] == "Wolf" && changed["own"] == "word" && strings[key] == "January")
    #expect(changed.replacing([key: "Snow"])[key] == "Snow")
    #expect(changed["date.month.2.wide"] == "February")
  }

  @Test func whatIsMadeCountsBeforeAll() {
    let (strings, key) = (Asset.englishStrings.strings, "date.month.1.wide")
    let made = strings.replacing([key, "own"]) { $0 == key ? "made" : nil }
    #expect(made[key] == "made" && made.replacing([key: "Wolf"])[key] == "made")
    #expect(made["own"] == nil && made.replacing(["own": "word"])["own"] == "word")
    #expect(made["date.month.2.wide"] == "February")
    #expect(made.replacing(["own"]) { _ in "other" }[key] == "January")
    #expect(made == made && made != strings)
  }

  @Test func whatIsAddedCountsFirst() {
    let (screen, commands) = (Asset.koreanStrings.strings, Asset.koreanCommandStrings.strings)
    let both = screen.adding(commands)
    #expect(both["date.month.1.wide"] == screen["date.month.1.wide"])
    #expect(both["flag.data.more"] == commands["flag.data.more"])
    #expect(screen["flag.data.more"] == nil)
    let other = Asset.englishStrings.strings
    #expect(other.adding(screen)["date.month.1.wide"] == screen["date.month.1.wide"])
    #expect(screen.adding(other)["date.month.1.wide"] == "January")
    let own: StringTable = ["a": "1", "b": "2"]
    #expect(own.adding(["b": "3"])["b"] == "3" && own.adding(["b": "3"])["a"] == "1")
  }

  @Test func equalsWhatItWasMadeOf() {
    let strings = Asset.englishStrings.strings
    let copy = strings
    #expect(copy == strings && copy.replacing([:]) == strings)
    #expect(Asset.englishStrings.strings == strings, "The bytes are the same.")
    #expect(strings.replacing(["a": "b"]) != strings)
    #expect(["a": "b"] as StringTable == ["a": "b"] && ["a": "b"] as StringTable != ["a": "c"])
    #expect(Asset.koreanStrings.strings != strings)
  }
}
