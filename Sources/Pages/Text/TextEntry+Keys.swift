import Cells

extension TextEntry {
  /// Handles a key in a text that wraps at a number of columns; false if the key does nothing.
  mutating func handle(_ key: Key, columns: Int) -> Bool {
    switch key.code {
    case .character(let letter) where key.modifiers.isEmpty: insert(String(letter))
    case .character(let letter) where key.modifiers == .control: return handle(control: letter)
    case .backspace where key.modifiers.isEmpty: remove(cursor - 1..<cursor)
    case .backspace: remove(startOfWord..<cursor)
    case .delete: remove(cursor..<cursor + 1)
    case .left: move(to: key.modifiers.isEmpty ? cursor - 1 : startOfWord)
    case .right: move(to: key.modifiers.isEmpty ? cursor + 1 : endOfWord)
    case .up: return moveToLine(by: -1, columns: columns)
    case .down: return moveToLine(by: 1, columns: columns)
    case .home: move(to: startOfLine)
    case .end: move(to: endOfLine)
    default: return false
    }
    return true
  }

  /// Handles Control with a letter, as shells do.
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

  /// Moves to the same column of the line above or below; false if there is none.
  private mutating func moveToLine(by count: Int, columns: Int) -> Bool {
    guard holdsLines else { return false }
    let lines = TextWindow.lines(of: self, columns: columns)
    let row = lines.lastIndex { $0.start <= cursor } ?? 0
    guard lines.indices.contains(row + count) else { return false }
    let column = characters[lines[row].start..<cursor].reduce(0) { $0 + $1.columns }
    let (line, next) = (lines[row + count], row + count + 1)
    var width = 0
    let before = line.characters.prefix {
      width += $0.columns
      return width <= column
    }
    // In a line that wraps, the position after its last character is the start of the next.
    let last = lines.indices.contains(next) ? lines[next].start - 1 : characters.count
    move(to: min(line.start + before.count, last))
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
