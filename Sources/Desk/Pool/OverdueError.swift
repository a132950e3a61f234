/// That something which was waited for hasn't come in time.
struct OverdueError: Error, Hashable, CustomStringConvertible {
  var description: String { "There was no answer in time. Try again." }
}
