/// The state that `ESC 7` saves and `ESC 8` restores.
struct SavedCursor: Hashable, Sendable {
  var cursor = Cursor()
  var countsFromRegion = false
}
