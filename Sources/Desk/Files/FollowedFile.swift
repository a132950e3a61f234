/// A file that a person may change while the program runs, and how it was when it was last read.
///
///     if let board = file.takeChange(reading: { try parse($0.text()) }) { show(board) }
struct FollowedFile<Value> {
  let file: SmallFile
  private var state: FileState?
  /// Why what it says now doesn't count; nil if it does, or there is no file.
  private(set) var fault: (any Error)?

  /// As it is now, it is known.
  init(_ file: SmallFile) {
    self.file = file
    state = FileState(path: file.path)
  }

  var exists: Bool { state != nil }

  /// What the file says, or what its absence does, if that has changed since the last time. What is
  /// unfit changes nothing; the fault tells of it until the file is another.
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
