extension TodoText {
  /// Adds the line that follows a finished one, at the end, where even a missing line ending stays
  /// missing.
  mutating func follow(by content: [UInt8]) {
    let last = lines.last?.ending
    append(content)
    if last == LineEnding.none { lines[lines.count - 1].ending = .none }
  }

  /// The place of the line that followed when another was done; nil if it has been changed, done or
  /// removed since.
  func placeOfSuccessor(of place: Int) -> Int? {
    guard let successor = TodoFields(lines[place].content).successor?.content else { return nil }
    return lines.lastIndex { $0.content == successor }
  }

  /// The lines that follow those that the edits finish.
  func successors(by edits: [TodoEdit]) -> [[UInt8]] {
    let places = Dictionary(uniqueKeysWithValues: zip(identities, lines.indices))
    return edits.compactMap { edit in
      guard case .finish(let line, let day) = edit, let place = places[line] else { return nil }
      return TodoFields(lines[place].content).next(doneOn: day)?.content
    }
  }

  /// Removes lines; if the last one had no line ending, none has the last one left.
  mutating func remove(at places: Set<Int>) {
    let last = lines.last?.ending
    for place in places.sorted(by: >) { lines.remove(at: place) }
    if last == LineEnding.none, !places.isEmpty, !lines.isEmpty {
      lines[lines.count - 1].ending = .none
    }
  }
}
