import System
import Testing

@testable import Ink

struct HangulBookTests {
  @Test func theBookInResourcesIsWhole() throws {
    let book = try HangulBook(parsing: Asset.hangul.text)
    #expect(book == .standard)
    #expect(HangulSyllable.alphabet.count == 51)
    for letter in HangulSyllable.alphabet {
      #expect(book.parts(of: letter).allSatisfy { !$0.forms.isEmpty }, "\(letter)")
    }
  }

  @Test(
    arguments: [
      ("  0,0 100,0", 1, .strayLine),
      ("letter ㄱ\nlettre ㄴ", 2, .unknownWord("lettre")),
      ("letter ㄱㄴ", 1, .unknownWord("ㄱㄴ")),
      ("letter", 1, .missingWord),
      ("letter ㄱ height", 1, .missingWord),
      ("letter ㄱ height tall", 1, .unknownWord("tall")),
      ("letter ㄱ height 9999", 1, .unknownWord("9999")),
      ("letter ㄱ width 4", 1, .unknownWord("width")),
      ("letter ㄱ\nletter ㄱ", 2, .repeatedName("ㄱ")),
      ("letter ㄱ\npair ㄲ ㄱ ㄴ", 2, .unknownLetter("ㄴ")),
      ("letter ㄱ\npair ㄲ ㄱ ㄱ ㄱ", 2, .unknownWord("ㄱ")),
      ("letter ㄱ\n  0,0", 2, .missingWord),
      ("letter ㄱ\n  0,0 101,0", 2, .unknownWord("101,0")),
      ("letter ㄱ\n  0,0 nan,0", 2, .unknownWord("nan,0")),
      ("letter ㄱ\n  ring 0,0 1,1 2,2", 2, .unknownWord("2,2")),
      ("letter ㄱ\n  above 0,0 1,1", 2, .unknownWord("above")),
      ("frame diagonal", 1, .unknownWord("diagonal")),
      ("frame upright middle 4", 1, .unknownWord("middle")),
      ("letter ㄱ", 1, .missingLetter("ㄲ")),
    ] as [(String, Int, HangulError.Cause)])
  func tellsWhatIsWrong(text: String, line: Int, cause: HangulError.Cause) {
    #expect(throws: HangulError(line: line, cause: cause)) { try HangulBook(parsing: text) }
    #expect(HangulError(line: line, cause: cause).description.hasPrefix("line \(line): "))
  }

  @Test func needsAllFrames() throws {
    let text = Asset.hangul.text.split(separator: "\n").filter { !$0.hasPrefix("frame around") }
    let error = try #require(throws: HangulError.self) {
      try HangulBook(parsing: text.joined(separator: "\n"))
    }
    #expect(error.cause == .missingFrame)
  }

  @Test(
    arguments: [
      ("한", ["ㅎ", "ㅏ", "ㄴ"]), ("가", ["ㄱ", "ㅏ", nil]), ("힣", ["ㅎ", "ㅣ", "ㅎ"]),
      ("뷁", ["ㅂ", "ㅞ", "ㄺ"]), ("ㅎ", ["ㅎ", nil, nil]), ("ㅢ", [nil, "ㅢ", nil]),
    ] as [(Character, [Character?])])
  func takesSyllablesApart(character: Character, letters: [Character?]) throws {
    let syllable = try #require(HangulSyllable(character))
    #expect([syllable.initial, syllable.vowel, syllable.final] == letters)
  }

  @Test(arguments: ["A", "漢", "ㅥ", "\u{1112}\u{1161}", "\u{1100}", "🙂"] as [Character])
  func knowsOnlyModernHangul(character: Character) {
    #expect(HangulSyllable(character) == nil)
  }
}
