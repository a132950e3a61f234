import Cells
package import FoundationEssentials
import System
package import Views

/// A text being edited, with its cursor.
///
/// It contains no control characters, no more characters than its limit, and line breaks only if
/// allowed.
package struct TextEntry: Hashable, Sendable {
  package private(set) var characters: [Character]
  /// The number of characters before the cursor.
  package private(set) var cursor: Int
  /// Whether the last insertion was cut off at the limit.
  private(set) var isCut = false
  package let limit: Int
  package let holdsLines: Bool

  package init(_ text: String = "", limit: Int, holdsLines: Bool = false) {
    (self.limit, self.holdsLines) = (limit, holdsLines)
    (characters, cursor) = ([], 0)
    insert(text)
  }

  package var text: String { String(characters) }

  /// Inserts as much of a text as fits.
  package mutating func insert(_ text: String) {
    let (wanted, fitting) = (clean(text), clean(text).prefix(bytes: freeBytes))
    let clean = Array(fitting)
    let room = max(0, limit - characters.count)
    isCut = clean.count > room || fitting.utf8.count < wanted.utf8.count
    let before = String(characters[..<cursor]) + String(clean.prefix(room))
    let after = String(characters[cursor...])
    // A combining character merges with the one before it.
    cursor = before.count
    characters = Array(before + after)
    cursor = min(cursor, characters.count)
  }

  mutating func move(to place: Int) {
    cursor = max(0, min(place, characters.count))
  }

  mutating func remove(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<characters.count)
    characters.removeSubrange(range)
    isCut = false
    if cursor > range.lowerBound { cursor = max(range.lowerBound, cursor - range.count) }
  }

  /// A letter may carry any number of marks, so bytes are limited too.
  private var freeBytes: Int {
    limit * Bound.bytesOfCharacter - characters.reduce(0) { $0 + $1.utf8.count }
  }

  private func clean(_ text: String) -> String {
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    let kept = lines.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      switch scalar.properties.generalCategory {
      case .lineSeparator, .paragraphSeparator: holdsLines ? "\n" : " "
      case .control where scalar == "\n" && holdsLines: scalar
      case .control: scalar == "\n" || scalar == "\t" ? " " : nil
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(kept))
  }
}

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

/// A line of a text with the cursor, if it is there.
struct CaretLine: View {
  let text: String
  /// The number of characters before the cursor.
  let cursor: Int?
  var tints: [LineTint] = []

  var body: some View {
    let letters = Array(text)
    if let cursor, let caret = Caret.url {
      HStack(spacing: 0) {
        tints.text(of: letters[..<cursor])
        Link(destination: caret) {
          if cursor < letters.count {
            tints.text(of: letters[cursor...cursor])
          } else {
            Color.clear.frame(width: 8, height: 17)
          }
        }
        tints.text(of: letters[min(cursor + 1, letters.count)...])
      }
    } else {
      tints.text(of: letters[...])
    }
  }
}

/// The visible rows of a text being edited: those around the cursor.
struct TextWindow: Hashable {
  let rows: [String]
  /// The row of the cursor, and the number of characters before it in that row.
  let cursorRow: Int
  let cursorOffset: Int

  /// Shows the start of the text if it isn't focused.
  init(_ entry: TextEntry, columns: Int, rows count: Int, isFocused: Bool = true) {
    let cursor = isFocused ? entry.cursor : 0
    if entry.holdsLines {
      self.init(
        lines: Self.lines(of: entry, columns: columns), cursor: cursor, rows: count)
    } else {
      self.init(row: entry.characters, cursor: cursor, columns: max(2, columns))
    }
  }

  private init(lines: [Line], cursor: Int, rows count: Int) {
    let row = lines.lastIndex { $0.start <= cursor } ?? 0
    let first = max(0, min(row - count + 1, lines.count - count))
    let shown = lines[first..<min(lines.count, first + max(1, count))]
    rows = shown.map { String($0.characters) }
    cursorRow = row - first
    cursorOffset = cursor - lines[row].start
  }

  /// A single row, scrolled character by character to keep the cursor visible.
  private init(row: [Character], cursor: Int, columns: Int) {
    var start = cursor
    var width = 1
    while start > 0, width + row[start - 1].columns <= columns {
      start -= 1
      width += row[start].columns
    }
    var end = cursor
    while end < row.count, width + row[end].columns <= columns {
      width += row[end].columns
      end += 1
    }
    rows = [String(row[start..<end])]
    (cursorRow, cursorOffset) = (0, cursor - start)
  }

  struct Line: Hashable {
    let start: Int
    var characters: [Character] = []
  }

  /// The lines, wrapped where they are full; leaves room for the cursor after the last character.
  static func lines(of entry: TextEntry, columns: Int) -> [Line] {
    let columns = max(2, columns)
    var lines = [Line(start: 0)]
    var width = 0
    for (index, character) in entry.characters.enumerated() {
      let own = character.columns
      if character == "\n" || width + own >= columns {
        let isBreak = character == "\n"
        lines.append(Line(start: isBreak ? index + 1 : index))
        width = 0
        if isBreak { continue }
      }
      lines[lines.count - 1].characters.append(character)
      width += own
    }
    return lines
  }
}

extension Character {
  /// The columns that a terminal gives the character.
  var columns: Int { Glyphs(String(self)).reduce(0) { $0 + $1.width } }
}

/// The colour of some characters of a line.
package struct LineTint: Hashable, Sendable {
  let characters: Range<Int>
  let color: Color

  package init(_ characters: Range<Int>, _ color: Color) {
    (self.characters, self.color) = (characters, color)
  }

  func moved(by count: Int) -> LineTint {
    LineTint(characters.lowerBound + count..<characters.upperBound + count, color)
  }
}

extension [LineTint] {
  /// Some letters of a line, of which the first has an offset, in the colours that they have.
  func text(of letters: ArraySlice<Character>) -> Text {
    let edges = flatMap { [$0.characters.lowerBound, $0.characters.upperBound] }
    let inner = Set(edges).filter { letters.indices.contains($0) && $0 > letters.startIndex }
    let ends = inner.sorted() + [letters.endIndex]
    let starts = [letters.startIndex] + inner.sorted()
    return zip(starts, ends).reduce(Text(verbatim: "")) { text, place in
      let part = Text(verbatim: String(letters[place.0..<place.1]))
      let tint = first { $0.characters.contains(place.0) }
      return text + (tint.map { part.foregroundStyle($0.color) } ?? part)
    }
  }
}

/// The text cursor. A page marks its position with a link to this URL.
package enum Caret {
  package static let url = URL(string: "caret:")
}
