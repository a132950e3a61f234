extension TodoText {
  /// Merges both edits of a text: a line stays if neither removed it, and all additions are kept.
  /// `clashes` if both changed one line differently.
  static func merging(
    _ ours: TodoText, with theirs: TodoText, since base: TodoText
  ) -> (text: TodoText, clashes: Bool) {
    let our = LineChanges(from: base.lines, to: ours.lines)
    let their = LineChanges(from: base.lines, to: theirs.lines)
    var merged = theirs
    merged.lines = []
    let count = base.lines.count
    for gap in 0...count {
      let written = their.insertions[gap] ?? []
      merged.lines += written
      let isReplaced = gap < count && our.replaces(gap, with: their)
      merged.lines += (our.insertions[gap] ?? []).filter { !isReplaced || !written.says($0) }
      if our.places[gap] != nil, let place = their.places[gap] {
        merged.lines.append(theirs.lines[place])
      }
    }
    merged.separateLines(by: theirs.lines.isEmpty ? ours.usualEnding : theirs.usualEnding)
    return (merged, base.lines.indices.contains { our.clashes(with: their, over: $0) })
  }
}

extension LineChanges {
  /// Whether both removed a line, and so may have replaced it by the same.
  fileprivate func replaces(_ line: Int, with other: LineChanges) -> Bool {
    places[line] == nil && other.places[line] == nil
  }

  fileprivate func clashes(with other: LineChanges, over line: Int) -> Bool {
    guard replaces(line, with: other) else { return false }
    let ours = insertions[gap(of: line)] ?? []
    let theirs = other.insertions[other.gap(of: line)] ?? []
    return !ours.elementsEqual(theirs) { $0.content == $1.content }
  }
}

extension [TodoLine] {
  fileprivate func says(_ line: TodoLine) -> Bool {
    contains { $0.content == line.content }
  }
}
