/// The lines in which two versions of a file differ.
struct TodoPatch: Hashable, Sendable {
  /// Lines from a place on that others replace.
  struct Hunk: Hashable, Sendable {
    let place: Int
    let old: [[UInt8]]
    let new: [[UInt8]]
  }

  private(set) var hunks: [Hunk]

  /// The most lines that are compared one by one.
  private static let mostLines = 4

  init(from old: TodoText, to new: TodoText) {
    let (old, new) = (old.lines.map(\.content), new.lines.map(\.content))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old[start...], new[start...])
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    let (oldPart, newPart) = (Array(oldRest.dropLast(end)), Array(newRest.dropLast(end)))
    // A done reminder that repeats changes a line and adds one at the end, far away.
    let common = min(oldPart.count, newPart.count)
    let places = (0..<common).filter { oldPart[$0] != newPart[$0] }
    let whole = [Hunk(place: start, old: oldPart, new: newPart)]
    guard places.count <= Self.mostLines else {
      hunks = whole
      return
    }
    hunks = places.map { Hunk(place: start + $0, old: [oldPart[$0]], new: [newPart[$0]]) }
    if oldPart.count != newPart.count {
      hunks.append(
        Hunk(
          place: start + common, old: Array(oldPart[common...]), new: Array(newPart[common...])))
    }
  }

  /// The patch that leads back.
  var inverse: TodoPatch {
    var patch = self
    patch.hunks = hunks.map { Hunk(place: $0.place, old: $0.new, new: $0.old) }
    return patch
  }
}

extension TodoText {
  /// The text with a patch; throws if others have changed its lines since.
  func patched(by patch: TodoPatch) throws(TodoFileError) -> TodoText {
    var text = self
    for hunk in patch.hunks.reversed() {
      guard let place = text.place(of: hunk) else { throw .lineGone }
      let old = text.lines[place..<place + hunk.old.count]
      let new = hunk.new.enumerated().map { index, content in
        let ending = old.count == hunk.new.count ? old[old.startIndex + index].ending : usualEnding
        return TodoLine(content, ending: ending)
      }
      text.lines.replaceSubrange(place..<place + hunk.old.count, with: new)
    }
    if lines.last?.ending == LineEnding.none, !text.lines.isEmpty {
      text.lines[text.lines.count - 1].ending = .none
    }
    text.separateLines(by: usualEnding)
    return text
  }

  /// The place of the lines that a hunk replaces, nearest to where they were; nil if they are gone.
  private func place(of hunk: TodoPatch.Hunk) -> Int? {
    guard !hunk.old.isEmpty else { return min(hunk.place, lines.count) }
    return (0...max(0, lines.count - hunk.old.count))
      .filter { place in
        lines.count >= place + hunk.old.count
          && lines[place..<place + hunk.old.count].elementsEqual(hunk.old) { $0.content == $1 }
      }
      .min { abs($0 - hunk.place) < abs($1 - hunk.place) }
  }
}
