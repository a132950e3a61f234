import Foundation
import Timelines

/// A simple and slow model of what one widget shows.
struct ReferenceSchedule {
  private var entries: [(date: Date, mark: Character)] = []
  private var held: Character?
  private var generation = 0

  mutating func receive(_ entries: [Marked], generation: Int, at date: Date) {
    let dated = entries.filter { $0.date.timeIntervalSinceReferenceDate.isFinite }
    guard !dated.isEmpty, generation > self.generation else { return }
    held = mark(at: date)
    self.generation = generation
    self.entries = dated.map { ($0.date, $0.mark) }
  }

  func mark(at date: Date) -> Character? {
    guard let first = entries.map(\.date).min() else { return nil }
    let past = entries.map(\.date).filter { $0 <= date }.max()
    guard past != nil || held == nil else { return held }
    return entries.last { $0.date == past ?? first }?.mark
  }
}
