import System
import Cells
import Testing

struct ActionFaultWordsTests {
  /// Below a small tile there are 21 columns, two of which go to a mark and a gap.
  @Test(arguments: [Asset.koreanStrings, .englishStrings])
  func fitBelowASmallTile(strings: Asset) throws {
    let table = strings.strings
    let others = ["reminders.line-gone", "reminders.both-kept", "reminders.gone"]
    let keys =
      try StringTableScanner.entries(in: strings.text).keys.filter {
        $0.hasPrefix("store.") || $0.hasPrefix("control.")
      } + others
    #expect(keys.count > 12)
    for key in keys {
      let words = try #require(table[key])
      #expect(words.unicodeScalars.reduce(0) { $0 + $1.columns } <= 19, "\(key): \(words)")
    }
  }
}
