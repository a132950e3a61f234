import Testing

@testable import Pages

@Suite struct SearchedTextTests {
  @Test(arguments: [
    ("오늘 날씨", "ㄴㅆ", true), ("오늘 날씨", "ㅇㄴ", true), ("오늘 날씨", "ㅆㄴ", false), ("ㅋㅋ", "ㅋㅋ", true),
    ("weather", "ㄴ", false), ("오늘 날씨", "ㅏ", false), ("카페인", "ㅋㅍㅇ", true), ("카페인", "ㅋㅇ", false),
    ("날씨", "낮", false),
  ])
  func koreanWordsAreFoundByTheirFirstConsonants(text: String, word: String, isThere: Bool) {
    #expect(SearchedText(text).contains(SearchedText(word)) == isThere)
  }

  @Test(arguments: [
    ("Mum's Birthday", "birth", true), ("Mum's Birthday", "MUM", true), ("abab c", "abc", false),
    ("aab", "ab", true), ("ab", "abc", false), ("ab", "ab", true), ("ÄRZTE", "ärz", true),
    ("서울 여행", "여행", true), ("서울 여행", "여횡", false), ("\u{1F1F0}\u{1F1F7} 여행", "여행", true),
    // The last byte of one syllable and the first ones of the next are no syllable.
    ("가나", "\u{8000}", false),
  ])
  func wordIsFoundWhereItStands(text: String, word: String, isThere: Bool) {
    #expect(SearchedText(text).contains(SearchedText(word)) == isThere)
  }

  /// A path that a Mac has written has its syllables in parts.
  @Test(arguments: [
    ("\u{1112}\u{1161}\u{11AB}강", "한강"), ("한강", "\u{1112}\u{1161}\u{11AB}강"),
    ("cafe\u{301}", "CAFÉ"),
  ])
  func equalCharactersAreFoundHoweverComposed(text: String, word: String) {
    #expect(SearchedText(text).contains(SearchedText(word)))
  }

  /// A letter isn't found in the same one with an accent.
  @Test func partOfCharacterIsNotFound() {
    #expect(!SearchedText("cafe\u{301}").contains(SearchedText("cafe")))
  }

  @Test func queryIsSearchedWordByWord() {
    let words = SearchedText.words(of: "  call\tMum ")
    #expect(words == [SearchedText("call"), SearchedText("mum")])
    #expect(SearchedText.words(of: " ").isEmpty)
  }
}
