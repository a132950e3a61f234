import Cells
@testable import Pages
import Testing

@Suite struct TextEntryTests {
  private func entry(_ text: String, _ keys: Key..., limit: Int = 20) -> TextEntry {
    var entry = TextEntry(text, limit: limit)
    for key in keys { _ = entry.press(key) }
    return entry
  }

  @Test func takesCharactersWhereTheCursorStands() {
    let entry = entry("ac", Key(.left), Key("b"), Key(.end), Key("d"))
    #expect(entry.text == "abcd")
    #expect(entry.cursor == 4)
  }

  @Test func countsASyllableAsOneCharacter() {
    #expect(entry("한글", Key(.backspace)).text == "한")
  }

  @Test func joinsAMarkToTheCharacterBeforeIt() {
    let entry = entry("e", Key("\u{301}"), Key("x"))
    #expect(entry.text == "e\u{301}x")
    #expect(entry.cursor == 2)
  }

  @Test func holdsSoManyMarksAndNoMore() {
    var entry = TextEntry("e", limit: 20)
    for _ in 0..<100 { entry.insert(String(repeating: "\u{301}", count: 1000)) }
    #expect(entry.characters.count == 1 && entry.isCut)
    #expect(entry.text.utf8.count <= 20 * 16 && entry.text.utf8.count > 20 * 16 - 3)
    entry.insert("가")
    #expect(entry.isCut && entry.characters.count == 1)
  }

  @Test func removesWhatStandsOnEitherSideOfTheCursor() {
    #expect(entry("abc", Key(.home), Key(.delete)).text == "bc")
    #expect(entry("abc", Key(.home), Key(.backspace)).text == "abc")
    #expect(entry("abc", Key(.delete)).text == "abc")
  }

  @Test func removesWordsAndEndsOfLinesAsShellsDo() {
    #expect(entry("one two", Key("w", .control)).text == "one ")
    #expect(entry("one two", Key(.left, .control), Key("k", .control)).text == "one ")
    #expect(entry("one two", Key(.left, .control), Key("u", .control)).text == "two")
  }

  @Test func holdsNoMoreThanItsLimit() {
    var entry = TextEntry("12345", limit: 6)
    entry.insert("678")
    #expect(entry.text == "123456")
  }

  @Test func leavesOutWhatSteersTerminals() {
    var entry = TextEntry(limit: 40)
    entry.insert("a\u{1B}[31mb\u{0}\tc\r\nd")
    #expect(entry.text == "a[31mb c d")
  }

  @Test func keepsLinesOnlyWhereItMay() {
    var entry = TextEntry(limit: 40, holdsLines: true)
    entry.insert("one\r\ntwo\u{2028}three")
    #expect(entry.text == "one\ntwo\nthree")
    _ = entry.press(Key("u", .control))
    #expect(entry.text == "one\ntwo\n")
  }

  @Test func leavesOtherKeysToOthers() {
    var entry = TextEntry(limit: 4)
    for key in [Key(.enter), Key(.tab), Key(.up), Key("s", .control), Key("x", .alt)] {
      let isTaken = entry.press(key)
      #expect(!isTaken, "\(key)")
    }
    #expect(entry.text.isEmpty)
  }
}

extension TextEntry {
  /// Handles a key; false if it does nothing.
  fileprivate mutating func press(_ key: Key) -> Bool {
    switch PageEvent(key, by: KeyTable.usual.at(.text)) {
    case .command(let command): return handle(command, columns: 40)
    case .typed(let character): insert(String(character))
    default: return false
    }
    return true
  }
}
