import Cells

/// The rows of a text that is being typed which are shown in so much room: those around the cursor.
struct TextWindow: Hashable {
  let rows: [String]
  /// The row of the cursor, and how many characters stand before it there.
  let cursorRow: Int
  let cursorOffset: Int

  init(_ entry: TextEntry, columns: Int, rows count: Int) {
    let lines = Self.lines(of: entry, columns: max(2, columns))
    let row = lines.lastIndex { $0.start <= entry.cursor } ?? 0
    let first = max(0, min(row - count + 1, lines.count - count))
    let shown = lines[first..<min(lines.count, first + max(1, count))]
    rows = shown.map { String($0.characters) }
    cursorRow = row - first
    cursorOffset = entry.cursor - lines[row].start
  }

  private struct Line {
    let start: Int
    var characters: [Character] = []
  }

  /// A line is broken where it is full; behind the last character there is room for the cursor.
  private static func lines(of entry: TextEntry, columns: Int) -> [Line] {
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
  /// The columns that a terminal gives to it.
  var columns: Int { Glyphs(String(self)).reduce(0) { $0 + $1.width } }
}
