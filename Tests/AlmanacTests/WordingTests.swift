import Almanac
import System
import Testing

struct WordingTests {
  @Test(arguments: [Asset.koreanStrings, .englishStrings])
  func bothLanguagesHaveWordsForDates(strings: Asset) throws {
    let table = strings.strings
    #expect(throws: Never.self) { try Wording(table: table) }
    let unused = try StringTableScanner.entries(in: strings.text).keys.filter {
      $0.hasPrefix("date.") && !Wording.keys.contains($0)
    }
    #expect(unused == [])
  }

  @Test(arguments: Wording.keys)
  func eachMissingKeyIsNamed(key: String) throws {
    var entries = try StringTableScanner.entries(in: Asset.koreanStrings.text)
    entries[key] = nil
    let table = StringTable(entries)
    #expect(throws: WordingError.missing(keys: [key])) { try Wording(table: table) }
    #expect(WordingError.missing(keys: [key]).description.contains(key))
  }

  @Test func patternsNeedNotBeWellFormed() throws {
    let table = Asset.koreanStrings.strings.replacing(["date.interval": "}{start}{no}{{end"])
    let writer = DateWriter(
      wording: try Wording(table: table), zone: .utc, hourCycle: .twentyFour)
    let date = try WrittenDate("2026-11-21 09:41").date(in: .utc)
    #expect(writer.text(of: date...date) == "}9:41{{end")
  }
}
