import FoundationEssentials
import Store
import Timelines
import Diary

/// The timers from a date on; the most urgent one first.
struct TimerEntry: TimelineEntry, Hashable {
  let date: Date
  let timers: [StoredTimer]
  /// The minutes of the user's own timer.
  let minutes: Int

  init(date: Date, timers: [StoredTimer], minutes: Int) {
    (self.date, self.minutes) = (date, minutes)
    self.timers = timers.enumerated()
      .sorted {
        ($0.element.urgency(at: date), $0.offset) < ($1.element.urgency(at: date), $1.offset)
      }
      .map(\.element)
  }

  var relevance: TimelineEntryRelevance? {
    timers.isEmpty ? nil : TimelineEntryRelevance(score: 100)
  }

  /// The lengths that the buttons offer, in minutes.
  var presets: [Int] {
    let usual = [5, 10, 25]
    return usual.contains(minutes) ? usual : usual + [minutes]
  }
}

extension StoredTimer {
  /// A number that is smaller for what needs attention sooner.
  fileprivate func urgency(at date: Date) -> Double {
    switch state(at: date) {
    case .ringing: -1
    case .running: left(at: date) ?? 1e7
    case .paused: 1e6 + (left(at: date) ?? 1e7)
    }
  }
}
