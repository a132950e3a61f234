/// What `ESC 7` keeps for `ESC 8`.
struct SavedCursor: Hashable, Sendable {
  var cursor = Cursor()
  var countsFromRegion = false
}
