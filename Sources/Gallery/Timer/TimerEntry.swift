import Diary
import FoundationEssentials
import Store
import Timelines
import Views

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

extension StoredTimer {
  var nameText: Text {
    if !name.isEmpty { return Text(verbatim: name) }
    return Text(isStopwatch ? "timer.stopwatch" : "widget.timer")
  }

  /// The time that is left or, on a stopwatch, that has passed; it counts by itself, and its digits
  /// keep their places.
  func countText(at date: Date, showsHours: Bool = true) -> Text {
    interval(at: date, showsHours: showsHours).monospacedDigit()
  }

  private func interval(at date: Date, showsHours: Bool) -> Text {
    guard let seconds else {
      return Text(
        timerInterval: started...(started + Self.longest), pauseTime: paused,
        countsDown: false, showsHours: showsHours)
    }
    return Text(
      timerInterval: started...(started + max(0, seconds)), pauseTime: paused,
      showsHours: showsHours)
  }

  /// When it ends, or why it doesn't count.
  func stateText(at date: Date) -> Text {
    switch state(at: date) {
    case .ringing: Text("timer.ringing")
    case .paused: Text("timer.paused")
    case .running: end.map { Text("timer.until \(Text($0, style: .time))") } ?? Text(verbatim: "")
    }
  }

  func color(at date: Date) -> Color {
    state(at: date) == .paused ? Color("TimerPaused") : Color("TimerAccent")
  }

  /// The share that is left, full for a stopwatch.
  func share(at date: Date) -> Double {
    seconds.map { (left(at: date) ?? 0) / max(1, $0) } ?? 1
  }

  private static let longest: TimeInterval = 360_000
}
