/// A search text in lower case without accents, with single spaces between words.
struct SearchWords: Hashable {
  let text: String

  init(_ text: some StringProtocol) {
    self.text = text.unicodeScalars.map(\.plainLetters).joined()
      .split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }

  /// The text without the suffix for a Korean town's administrative rank.
  var withoutRank: String {
    let ranks = ["특별자치시", "특별자치도", "특별시", "광역시", "시", "군", "구", "도"]
    let rank = ranks.first { text.hasSuffix($0) && text.count > $0.count + 1 }
    return rank.map { String(text.dropLast($0.count)) } ?? text
  }
}
