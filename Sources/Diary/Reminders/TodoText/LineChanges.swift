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
