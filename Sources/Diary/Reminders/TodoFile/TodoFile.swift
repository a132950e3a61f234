import Glibc
package import Store

/// A todo.txt file, which other programs also read and change.
package struct TodoFile: Sendable {
  package let path: String
  private let patience: Patience

  /// Changes to the file wait for other programs within a patience, all together.
  package init(path: String, within patience: Patience = Patience(.seconds(2))) {
    (self.path, self.patience) = (path, patience)
  }

  private var place: ReplaceableFile {
    get throws(TodoFileError) { try ReplaceableFile(following: path, within: patience) }
  }

  package func text() throws(TodoFileError) -> TodoText {
    TodoText(try FileBytes.read(path))
  }

  /// Whether permissions allow replacing the file.
  package var seemsWritable: Bool {
    (try? place)?.seemsWritable ?? false
  }

  /// Why the file can't be changed, as far as can be seen; nil if nothing is known.
  var fault: TodoFileError? { seemsWritable ? nil : .unwritable(path: path, cause: .readOnly) }

  /// Whether the disk has room for a second copy, tested by writing one.
  package var hasRoom: Bool {
    (try? place.tryDraft()) != nil
  }

  /// Creates an empty file unless it exists.
  package func create() throws(TodoFileError) {
    try FileBytes.create(path)
  }

  /// Applies edits, all or none, and keeps changes by others in the meantime. Returns the new
  /// contents.
  @discardableResult
  package func change(_ edits: [TodoEdit]) throws(TodoFileError) -> TodoText {
    try changed(by: edits).after
  }

  /// Applies edits; also returns the contents before.
  func changed(
    by edits: [TodoEdit]
  ) throws(TodoFileError) -> (before: TodoText, after: TodoText) {
    try rewrite { (text) throws(TodoFileError) in try text.applying(edits) }
  }

  /// Undoes a change, and keeps changes by others since.
  func change(back old: TodoText, from new: TodoText) throws(TodoFileError) {
    _ = try rewrite { TodoText.merging(old, with: $0, since: new).text }
  }

  /// Rewrites the whole file. Tries again up to `rounds` times if other programs write it
  /// meanwhile.
  func rewrite(
    rounds: Int = 1000, _ wanted: (TodoText) throws(TodoFileError) -> TodoText
  ) throws(TodoFileError) -> (before: TodoText, after: TodoText) {
    let place = try place
    return try place.withLock { () throws(TodoFileError) in
      let base = try FileBytes.read(place.path, awaitingWritersWithin: patience)
      let text = TodoText(base)
      return (text, try put(try wanted(text), insteadOf: base, at: place, rounds: rounds))
    }
  }

  /// Throws if the edits can't be made, as far as can be seen beforehand.
  func check(_ edits: [TodoEdit]) throws(TodoFileError) {
    _ = try text().applying(edits)
    guard seemsWritable else { throw .unwritable(path: path, cause: .ofError(EACCES)) }
  }

  private func put(
    _ wanted: TodoText, insteadOf base: [UInt8], at place: ReplaceableFile, rounds: Int
  ) throws(TodoFileError) -> TodoText {
    var (wanted, base, clashes, rounds) = (wanted, base, false, rounds)
    // The old files are kept until everything is merged, so that a power loss destroys nothing.
    var displaced: [TodoFileDraft] = []
    while wanted.bytes != base {
      // The other programs' versions stay in files beside this one.
      guard rounds > 0 else { throw .restless(path: path) }
      rounds -= 1
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
