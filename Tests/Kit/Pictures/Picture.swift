/// The lines of a picture without the spaces at their ends and the empty lines at its end.
struct Picture: Equatable {
  let lines: [String]

  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last == "" { lines.removeLast() }
    self.lines = lines
  }
}
