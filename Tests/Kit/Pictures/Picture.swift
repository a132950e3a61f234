/// The lines of a picture without trailing spaces and trailing empty lines.
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
