/// Named rows of marbles below one another, with notes at the end.
///
///     entries  a---b---c
///     shows    aaaabbbbc
///     reloads  --------R   .atEnd
package struct Marbles: Hashable, Sendable {
  private struct Line: Hashable {
    let name: String
    var row: MarbleRow
    var note: String
  }

  private var lines: [Line] = []

  package init() {}

  package init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      let rest = words.dropFirst().first?.drop { $0 == " " } ?? ""
      let row = rest.prefix { $0 != " " }
      let note = rest[row.endIndex...].drop { $0 == " " }
      guard let name = words.first else { continue }
      set(String(name), MarbleRow(row), note: String(note))
    }
  }

  package subscript(name: String) -> MarbleRow {
    get { lines.first { $0.name == name }?.row ?? MarbleRow(length: 0) }
    set { set(name, newValue, note: note(of: name)) }
  }

  package var names: [String] { lines.map(\.name) }

  package func note(of name: String) -> String {
    lines.first { $0.name == name }?.note ?? ""
  }

  package mutating func set(_ name: String, _ row: MarbleRow, note: String = "") {
    let line = Line(name: name, row: row, note: note)
    if let index = lines.firstIndex(where: { $0.name == name }) {
      lines[index] = line
    } else {
      lines.append(line)
    }
  }
}

extension Marbles: CustomStringConvertible {
  /// The rows with their first ticks aligned.
  package var description: String {
    let nameWidth = names.map(\.count).max() ?? 0
    let rowWidth = lines.map(\.row.length).max() ?? 0
    return lines.map { line in
      let name = line.name.padded(to: nameWidth + 2)
      let row = line.row.description
      return line.note.isEmpty ? name + row : name + row.padded(to: rowWidth + 3) + line.note
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
