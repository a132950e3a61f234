import Cells
import Testing

@testable import Pages

@Suite struct TextWindowTests {
  private func window(_ text: String, columns: Int, rows: Int = 1) -> TextWindow {
    TextWindow(TextEntry(text, limit: 200, holdsLines: true), columns: columns, rows: rows)
  }

  @Test func showsAShortTextWhole() {
    let window = window("abc", columns: 8)
    #expect(window.rows == ["abc"])
    #expect((window.cursorRow, window.cursorOffset) == (0, 3))
  }

  @Test func followsTheCursorCharacterByCharacter() {
    var entry = TextEntry("abcdefghij", limit: 20)
    func window(isFocused: Bool = true) -> TextWindow {
      TextWindow(entry, columns: 5, rows: 1, isFocused: isFocused)
    }
    #expect(window().rows == ["ghij"] && window().cursorOffset == 4)
    entry.insert("k")
    #expect(window().rows == ["hijk"])
    #expect(window(isFocused: false).rows == ["abcd"])
    entry.move(to: 1)
    #expect(window().rows == ["abcd"] && window().cursorOffset == 1)
  }

  @Test func keepsARowAsWideAsItsColumns() {
    let window = window("한글은 넓다 가나다라마바사", columns: 9, rows: 10)
    for row in window.rows {
      #expect(row.reduce(0) { $0 + $1.columns } < 9, "\(row)")
    }
    #expect(window.rows.joined() == "한글은 넓다 가나다라마바사")
  }

  @Test func breaksLinesWhereTheTextDoes() {
    let window = window("one\n\ntwo", columns: 10, rows: 3)
    #expect(window.rows == ["one", "", "two"])
    #expect((window.cursorRow, window.cursorOffset) == (2, 3))
  }

  @Test(arguments: 1...12) func holdsTheCursorAtEveryWidth(columns: Int) {
    var entry = TextEntry("가나 abc\n다라마바사 xyz", limit: 200, holdsLines: true)
    for place in 0...entry.characters.count {
      entry.move(to: place)
      let window = TextWindow(entry, columns: columns, rows: 2)
      #expect(window.rows.indices.contains(window.cursorRow))
      #expect(window.cursorOffset <= window.rows[window.cursorRow].count)
    }
  }
}
