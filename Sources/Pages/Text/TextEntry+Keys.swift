import Cells

extension TextEntry {
  /// Does what a key means in a text; false if it means nothing in one.
  mutating func handle(_ key: Key) -> Bool {
    switch key.code {
    case .character(let letter) where key.modifiers.isEmpty: insert(String(letter))
    case .character(let letter) where key.modifiers == .control: return handle(control: letter)
    case .backspace where key.modifiers.isEmpty: remove(cursor - 1..<cursor)
    case .backspace: remove(startOfWord..<cursor)
    case .delete: remove(cursor..<cursor + 1)
    case .left: move(to: key.modifiers.isEmpty ? cursor - 1 : startOfWord)
    case .right: move(to: key.modifiers.isEmpty ? cursor + 1 : endOfWord)
    case .up: return moveToLine(by: -1)
    case .down: return moveToLine(by: 1)
    case .home: move(to: startOfLine)
    case .end: move(to: endOfLine)
    default: return false
    }
    return true
  }

  /// As shells have it.
  private mutating func handle(control letter: Character) -> Bool {
    switch letter {
    case "a": move(to: startOfLine)
    case "e": move(to: endOfLine)
    case "u": remove(startOfLine..<cursor)
    case "k": remove(cursor..<endOfLine)
    case "w": remove(startOfWord..<cursor)
    case "d": remove(cursor..<cursor + 1)
    default: return false
    }
    return true
  }

  /// To the same column of the line above or below; false where there is none.
  private mutating func moveToLine(by count: Int) -> Bool {
    let column = characters[startOfLine..<cursor].reduce(0) { $0 + $1.columns }
    let edge = count < 0 ? startOfLine - 1 : endOfLine + 1
    guard (0...characters.count).contains(edge) else { return false }
    move(to: edge)
    move(to: startOfLine)
    var width = 0
    while cursor < endOfLine, width + characters[cursor].columns <= column {
      width += characters[cursor].columns
      move(to: cursor + 1)
    }
    return true
  }

  private var startOfLine: Int {
    characters[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
  }

  private var endOfLine: Int { characters[cursor...].firstIndex(of: "\n") ?? characters.count }

  private var startOfWord: Int {
    let end = characters[..<cursor].lastIndex { !$0.isWhitespace } ?? -1
    return end < 0 ? 0 : (characters[...end].lastIndex { $0.isWhitespace } ?? -1) + 1
  }

  private var endOfWord: Int {
    let start = characters[cursor...].firstIndex { !$0.isWhitespace } ?? characters.count
    return characters[start...].firstIndex { $0.isWhitespace } ?? characters.count
  }
}
