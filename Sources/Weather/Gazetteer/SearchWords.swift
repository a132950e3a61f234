/// What somebody has written to find something: small letters without accents, and no more than one
/// space between words.
struct SearchWords: Hashable {
  let text: String

  init(_ text: some StringProtocol) {
    self.text = text.unicodeScalars.map(\.plainLetters).joined()
      .split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }

  /// Without the word that says what a Korean town is before the law.
  var withoutRank: String {
    let ranks = ["특별자치시", "특별자치도", "특별시", "광역시", "시", "군", "구", "도"]
    let rank = ranks.first { text.hasSuffix($0) && text.count > $0.count + 1 }
    return rank.map { String(text.dropLast($0.count)) } ?? text
  }
}
