import Almanac
import FoundationEssentials
import Timelines

/// What a clock shows for a minute.
struct ClockEntry: TimelineEntry, Hashable {
  let date: Date
  let clock: ShownClock

  var moment: CivilMoment { clock.main.moment(at: date) }
}

/// The part of a clock that all its minutes share.
struct ShownClock: Hashable, Sendable {
  let face: ClockFace
  var weight = ClockWeight.bold
  let main: ClockPlace
  let others: [ClockPlace]
  /// The user's own place.
  let own: ClockPlace

  /// Whether it shows the time where the user is.
  var isOwn: Bool { main.zone == own.zone }

  var places: [ClockPlace] { [main] + others }
}
