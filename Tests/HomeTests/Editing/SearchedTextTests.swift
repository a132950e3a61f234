import Testing

@testable import Home

struct SearchedTextTests {
  @Test(arguments: ["날씨", "WEA", "ㄴㅆ", "ㅆ", "d-day", "ㅋㅍㅇ"]) func finds(word: String) {
    #expect(SearchedText("날씨 Weather D-Day 카페인").contains(word))
  }

  @Test(arguments: ["ㄴㅅ", "낮", "ㅋㅇ"]) func findsNothingElse(word: String) {
    #expect(!SearchedText("날씨 Weather 카페인").contains(word))
  }
}
