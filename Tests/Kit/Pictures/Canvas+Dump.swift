package import Cells

extension Canvas {
  /// The whole canvas as readable text for a file: size, picture, styles by name, and in each row
  /// the columns at which styles begin, such as `3a0 3b12`.
  ///
  /// So a changed colour is a changed line. A style has its name from the row in which it appears
  /// first, so that one more renames only those that are new in its row.
  package var dump: String {
    var names: [Style: String] = [.plain: "."]
    var palette: [String] = []
    var rows: [String] = []
    for y in 0..<size.height {
      var (marks, last, count) = ([String](), Style.plain, 0)
      for x in 0..<size.width where self[x, y].style != last {
        last = self[x, y].style
        let name = names[last] ?? "\(y)\(Self.letters(number: count))"
        if names.updateValue(name, forKey: last) == nil {
          palette.append("\(name) \(last)")
          count += 1
        }
        marks.append("\(name)\(x)")
      }
      if !marks.isEmpty { rows.append("\(y) " + marks.joined(separator: " ")) }
    }
    let head = ["\(size.width)x\(size.height)", description, "---"]
    return (head + palette + ["---"] + rows).joined(separator: "\n") + "\n"
  }

  /// The letters a, b, …, z, aa, ab, and so on.
  private static func letters(number: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(97 + number % 26)))
    return number < 26 ? letter : letters(number: number / 26 - 1) + letter
  }

  /// The lines of a dump with a line for each run: its column and row, and its style in full.
  static func lines(ofDump dump: String) -> [String] {
    let lines = dump.split(separator: "\n", omittingEmptySubsequences: false)
    let bars = lines.indices.filter { lines[$0] == "---" }.suffix(2)
    guard let first = bars.first, let last = bars.last, first < last else {
      return lines.map(String.init)
    }
    var styles: [Substring: Substring] = [:]
    for line in lines[(first + 1)..<last] {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2 { styles[parts[0]] = parts[1] }
    }
    let runs = lines[(last + 1)...].flatMap { line in
      let marks = line.split(separator: " ")
      return marks.dropFirst().map { mark in
        let column = mark.suffix(from: mark.lastIndex { !$0.isNumber } ?? mark.startIndex)
          .dropFirst()
        return "\(column),\(marks[0]) \(styles[mark.dropLast(column.count)] ?? "plain")"
      }
    }
    return lines[...first].map(String.init) + runs
  }
}
