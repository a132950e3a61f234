import Cells

/// Two pictures side by side, with marks at the rows that differ.
struct SideBySide: CustomStringConvertible {
  let expected: [String]
  let shown: [String]

  var description: String {
    let rows = zip(padded(expected), padded(shown)).enumerated().map(row)
    let head = line(mark: " ", number: "", "expected", "shown")
    return ([head] + rows.flatMap { $0 }).joined(separator: "\n")
  }

  private var height: Int { max(expected.count, shown.count) }
  private var width: Int { (expected.map(\.columns) + [8]).max() ?? 8 }

  private func padded(_ lines: [String]) -> [String] {
    lines + Array(repeating: "", count: height - lines.count)
  }

  private func row(_ index: Int, _ pair: (String, String)) -> [String] {
    let (left, right) = pair
    guard left != right else { return [line(mark: " ", number: "\(index)", left, right)] }
    return [
      line(mark: "!", number: "\(index)", left, right),
      line(mark: " ", number: "", pointers(left, right), pointers(left, right)),
    ]
  }

  private func line(mark: String, number: String, _ left: String, _ right: String) -> String {
    let gap = String(repeating: " ", count: max(0, width - left.columns))
    let padding = String(repeating: " ", count: max(0, 3 - number.count))
    return "\(mark)\(padding)\(number) │\(left)\(gap)│\(right)│"
  }

  /// A line that points at the differing columns.
  private func pointers(_ left: String, _ right: String) -> String {
    let left = left.cells
    let right = right.cells
    let places = (0..<max(left.count, right.count)).map { x in
      (left.indices.contains(x) ? left[x] : " ") == (right.indices.contains(x) ? right[x] : " ")
        ? " " : "^"
    }
    return places.joined().reversed().drop { $0 == " " }.reversed().map(String.init).joined()
  }
}

extension String {
  var columns: Int { Glyphs(self).reduce(0) { $0 + $1.width } }

  /// The glyph of each column; empty for the second column of a wide glyph.
  fileprivate var cells: [String] {
    Glyphs(self).flatMap { $0.isWide ? [$0.description, ""] : [$0.description] }
  }
}
