import Foundation
import Kit
import Timelines

/// A provider's response to a request.
///
///     1st  a---b---c   .after(9) late 2
struct Act {
  /// The entries at their ticks.
  let row: MarbleRow
  /// The policy and conduct, such as `.atEnd`, `.never`, `.after(9)`, `fails`, `late 3`; without
  /// `late`, the answer comes at once.
  let note: String

  var fails: Bool { note.contains("fails") }

  /// The number of ticks before the answer.
  var delay: Int { number(after: "late ") ?? 0 }

  /// The answer, with ticks counted from a date.
  func outcome(from date: Date, tick: TimeInterval) -> TimelineAnswer.Outcome {
    guard !fails else { return .fault(.failed("fails")) }
    let entries = row.marks.map { Marked(date + Double($0.tick) * tick, $0.mark) }
    return .timeline(AnyTimeline(entries, policy(from: date, tick: tick)))
  }

  private func policy(from date: Date, tick: TimeInterval) -> TimelineReloadPolicy {
    if note.contains(".atEnd") { return .atEnd }
    guard let ticks = number(after: ".after(") else { return .never }
    return .after(date + Double(ticks) * tick)
  }

  private func number(after words: String) -> Int? {
    note.range(of: words).flatMap {
      Int(note[$0.upperBound...].prefix { $0.isNumber || $0 == "-" })
    }
  }
}
