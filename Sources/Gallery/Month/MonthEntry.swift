import FoundationEssentials
import Timelines

/// The month to show from a date on.
struct MonthEntry: TimelineEntry, Hashable {
  let date: Date
  let scene: MonthScene
}
