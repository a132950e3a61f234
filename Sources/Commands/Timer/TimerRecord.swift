import FoundationEssentials
import Store
import Diary

/// A timer as printed.
struct TimerRecord: Encodable {
  let id: Int
  let name: String
  let sort: String
  let state: String
  /// The seconds that are left or, on a stopwatch, that have passed.
  let seconds: Int
  /// The whole length in seconds; nil for a stopwatch.
  let length: Int?

  init(_ timer: StoredTimer, at date: Date) {
    (id, name) = (timer.id.number, timer.name)
    sort = timer.isStopwatch ? "stopwatch" : "timer"
    state = "\(timer.state(at: date))"
    let left = timer.left(at: date).map { $0.rounded(.up) }
    seconds = Int(min(left ?? timer.elapsed(at: date).rounded(.down), 1e12))
    length = timer.seconds.map { Int($0) }
  }

  /// The seconds as `1:05:00` or `24:59`.
  var clock: String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0
      ? "\(hours):\(padded(minutes)):\(padded(rest))" : "\(minutes):\(padded(rest))"
  }
}
