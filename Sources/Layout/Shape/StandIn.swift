/// What stands for something faint where there are no shades to make it faint.
enum StandIn: Hashable, Sendable {
  /// A line on some columns of its row.
  case line(Range<Int>)
  /// Dots along its stroke.
  case dots
}
