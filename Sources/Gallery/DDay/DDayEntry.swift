import FoundationEssentials
import Timelines

/// How far away a day is from a date on.
struct DDayEntry: TimelineEntry, Hashable {
  let date: Date
  /// Nil as long as no day is set.
  let dday: DDay?
}
