/// A replacement for something faint in looks without shades.
enum StandIn: Hashable, Sendable {
  /// A line along some columns of its row.
  case line(Range<Int>)
  /// Dots along its stroke.
  case dots
}
