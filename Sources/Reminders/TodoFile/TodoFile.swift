import Glibc

/// A todo.txt file, which other programs read and change as well.
package struct TodoFile: Hashable, Sendable {
  package let path: String

  package init(path: String) {
    self.path = path
  }

  package func text() throws(TodoFileError) -> TodoText {
    TodoText(try FileBytes.read(path))
  }

  /// Whether another file could take its place, as far as rights go.
  package var seemsWritable: Bool {
    (try? FilePlace(following: path))?.seemsWritable ?? false
  }

  /// Whether another file as long could lie beside it, found out by writing one.
  package var hasRoom: Bool {
    (try? FilePlace(following: path).tryDraft()) != nil
  }

  /// Makes an empty one if there is none.
  package func create() throws(TodoFileError) {
    try FileBytes.create(path)
  }

  /// Changes some lines, all at once or none, and leaves the others as they are now, whoever changes
  /// them meanwhile; tells what the file holds then.
  @discardableResult
  package func change(_ edits: [TodoEdit]) throws(TodoFileError) -> TodoText {
    try changed(by: edits).after
  }

  /// What the file held before, too.
  func changed(
    by edits: [TodoEdit]
  ) throws(TodoFileError) -> (before: TodoText, after: TodoText) {
    try rewrite { (text) throws(TodoFileError) in try text.applying(edits) }
  }

  /// Takes back what was made of a text, and leaves what others have made of it since.
  func change(back old: TodoText, from new: TodoText) throws(TodoFileError) {
    _ = try rewrite { TodoText.merging(old, with: $0, since: new).text }
  }

  private func rewrite(
    _ wanted: (TodoText) throws(TodoFileError) -> TodoText
  ) throws(TodoFileError) -> (before: TodoText, after: TodoText) {
    let place = try FilePlace(following: path)
    return try place.withLock { () throws(TodoFileError) in
      let base = try FileBytes.read(place.path, awaitingWriters: true)
      let text = TodoText(base)
      return (text, try put(try wanted(text), insteadOf: base, at: place))
    }
  }

  /// Throws if some lines can't be changed, as far as one sees before.
  func check(_ edits: [TodoEdit]) throws(TodoFileError) {
    _ = try text().applying(edits)
    guard seemsWritable else { throw .unwritable(path: path, cause: .ofError(EACCES)) }
  }

  private func put(
    _ wanted: TodoText, insteadOf base: [UInt8], at place: FilePlace
  ) throws(TodoFileError) -> TodoText {
    var (wanted, base, clashes) = (wanted, base, false)
    // Nothing is thrown away before all of it is in the file, not even by a loss of power.
    var displaced: [Draft] = []
    while wanted.bytes != base {
      let outcome = try place.replace(base, by: wanted.bytes)
      displaced += outcome.displaced.map { [$0] } ?? []
      guard let theirs = outcome.others else { break }
      let merged = TodoText.merging(wanted, with: TodoText(theirs), since: TodoText(base))
      base = outcome.isInPlace ? wanted.bytes : theirs
      (wanted, clashes) = (merged.text, clashes || merged.clashes)
    }
    for draft in displaced { draft.remove() }
    if clashes { throw .bothKept(path: path) }
    return wanted
  }
}
