import Cells

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
