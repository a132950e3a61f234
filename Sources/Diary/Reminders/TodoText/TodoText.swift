/// The contents of a todo.txt file; prints byte for byte as it was read.
///
/// No library serves: Debian has programs for todo.txt, but nothing to link.
package struct TodoText: Hashable, Sendable {
  package var lines: [TodoLine]
  /// The byte order mark; empty in most files.
  private let mark: [UInt8]

  package init(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    mark = Self.mark(of: bytes)
    lines = Self.lines(of: bytes).map { TodoLine($0.content, ending: $0.ending) }
  }

  /// The lines in the bytes of a file.
  static func lines(of bytes: [UInt8]) -> TodoLines {
    TodoLines(bytes.dropFirst(mark(of: bytes).count))
  }

  private static func mark(of bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: byteOrderMark) ? byteOrderMark : []
  }

  package var bytes: [UInt8] {
    lines.reduce(into: mark) { bytes, line in
      bytes += line.content
      bytes += line.ending.rawValue.utf8
    }
  }

  /// The usual line ending of the file.
  var usualEnding: LineEnding {
    lines.first.map(\.ending).flatMap { $0 == .none ? nil : $0 } ?? .newline
  }

  /// Adds a line at the end.
  mutating func append(_ content: [UInt8]) {
    let ending = usualEnding
    lines.append(TodoLine(content, ending: ending))
    separateLines(by: ending)
  }

  /// Adds missing line endings to all lines but the last.
  mutating func separateLines(by ending: LineEnding) {
    for index in lines.indices.dropLast() where lines[index].ending == .none {
      lines[index].ending = ending
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

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

/// The differences between the lines of two texts, ignoring line endings.
struct LineChanges {
  /// The new positions of the lines that remain, by their old ones.
  private(set) var places: [Int: Int] = [:]
  /// The inserted lines, by the number of old lines before them.
  private(set) var insertions: [Int: [TodoLine]] = [:]

  init(from old: [TodoLine], to new: [TodoLine]) {
    let start = zip(old, new).prefix { $0.content == $1.content }.count
    let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0.content == $1.content }.count
    for index in 0..<start { places[index] = index }
    for index in 0..<end { places[old.count - 1 - index] = new.count - 1 - index }
    match(old[start..<old.count - end], new[start..<new.count - end])
    insert(new)
  }

  /// The gap that holds the replacements for a removed line.
  func gap(of line: Int) -> Int {
    (0..<line).last { places[$0] != nil }.map { $0 + 1 } ?? 0
  }

  /// Matches equal lines. Skips very large differences, which count as all new.
  private mutating func match(_ old: ArraySlice<TodoLine>, _ new: ArraySlice<TodoLine>) {
    guard old.count * new.count <= Self.mostComparisons else { return }
    let (before, after) = (old.map(\.content), new.map(\.content))
    let difference = after.difference(from: before)
    let (removed, inserted) = (difference.removed, difference.inserted)
    let kept = before.indices.filter { !removed.contains($0) }
    let there = after.indices.filter { !inserted.contains($0) }
    for (place, newPlace) in zip(kept, there) {
      places[old.startIndex + place] = new.startIndex + newPlace
    }
  }

  private mutating func insert(_ new: [TodoLine]) {
    let owners = Dictionary(uniqueKeysWithValues: places.map { ($1, $0) })
    var gap = 0
    for (index, line) in new.enumerated() {
      if let owner = owners[index] {
        gap = owner + 1
      } else {
        insertions[gap, default: []].append(line)
      }
    }
  }

  private static let mostComparisons = 1 << 20
}
