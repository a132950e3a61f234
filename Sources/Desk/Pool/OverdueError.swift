/// Something awaited hasn't arrived in time.
struct OverdueError: Error, Hashable, CustomStringConvertible {
  var description: String { "There was no answer in time. Try again." }
}
