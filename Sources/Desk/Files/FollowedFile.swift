import System

/// A file that the user may change while the program runs, with its state when last read.
///
///     if let board = file.takeChange(reading: { try parse($0.text()) }) { show(board) }
struct FollowedFile<Value> {
  let file: SmallFile
  private(set) var state: FileState?
  /// Why the file's content is ignored; nil if it is used or there is no file.
  private(set) var fault: (any Error)?

  /// Starts following the file in its current state, whose content may be ignored.
  init(_ file: SmallFile, fault: (any Error)? = nil) {
    (self.file, self.fault) = (file, fault)
    state = FileState(path: file.path)
  }

  /// Starts following the file in an earlier state; nil if it was missing.
  init(_ file: SmallFile, since state: FileState?) {
    (self.file, self.state) = (file, state)
  }

  var exists: Bool { state != nil }

  /// Returns the value of the file, or of its absence, if that has changed since the last call. An
  /// invalid file changes nothing, and sets `fault` until the file changes again.
  mutating func takeChange(reading read: (SmallFile) throws -> Value) -> Value? {
    let before = state
    state = FileState(path: file.path)
    guard state != before else { return nil }
    do {
      let value = try read(file)
      fault = nil
      return value
    } catch {
      fault = error
      return nil
    }
  }
}
