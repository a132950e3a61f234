import Cells

extension TextEntry {
  /// Handles a command in a text that wraps at a number of columns; false if it does nothing.
  mutating func handle(_ command: KeyCommand, columns: Int) -> Bool {
    switch command {
    case .move(.left): move(to: cursor - 1)
    case .move(.right): move(to: cursor + 1)
    case .move(.up): return moveToLine(by: -1, columns: columns)
    case .move(.down): return moveToLine(by: 1, columns: columns)
    case .first: move(to: startOfLine)
    case .last: move(to: endOfLine)
    case .edit(let edit): apply(edit)
    default: return false
    }
    return true
  }

  private mutating func apply(_ edit: KeyCommand.TextEdit) {
    switch edit {
    case .moveByWord(let count): move(to: count < 0 ? startOfWord : endOfWord)
    case .eraseCharacter(let count): remove(count < 0 ? cursor - 1..<cursor : cursor..<cursor + 1)
    case .eraseWord: remove(startOfWord..<cursor)
    case .eraseToStart: remove(startOfLine..<cursor)
    case .eraseToEnd: remove(cursor..<endOfLine)
    }
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
