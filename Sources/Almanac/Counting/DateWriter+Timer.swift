package import FoundationEssentials

extension DateWriter {
  /// The text of a timer now.
  package func text(of timer: TimerSpan, at now: Date) -> DateText {
    let (start, end) = (timer.interval.lowerBound, timer.interval.upperBound)
    let running = min(max(now, start), timer.stop)
    let elapsed = Elapsed(since: timer.countsDown ? end : start, at: running)
    let text = clock(abs(elapsed.seconds), showsHours: timer.showsHours)
    let next = elapsed.end(of: elapsed.seconds)
    let isRunning = next <= timer.stop && next > now
    return DateText(text, until: isRunning ? next : nil)
  }

  func timerText(of date: Date, at now: Date) -> DateText {
    let elapsed = Elapsed(since: date, at: now)
    let next = elapsed.end(of: elapsed.seconds)
    return DateText(
      clock(abs(elapsed.seconds), showsHours: true), until: next > now ? next : nil)
  }

  private func clock(_ seconds: Int, showsHours: Bool) -> String {
    let hours = showsHours ? seconds / 3600 : 0
    let minutes = seconds / 60 - hours * 60
    return wording.text(
      hours > 0 ? "date.timer.hour-minute-second" : "date.timer.minute-second",
      [
        "hour": String(hours),
        "minute": minutes.padded(to: hours > 0 ? 2 : 1),
        "second": (seconds % 60).padded(to: 2),
      ])
  }
}
