import Foundation
import Timelines

extension Schedule {
  /// Answers all due requests with the same timeline; returns the numbers of the widgets asked.
  @discardableResult
  mutating func answerAll(with timeline: AnyTimeline, at date: Date) -> [Int] {
    let requests = requests(dueAt: date)
    for request in requests { receive(TimelineAnswer(to: request, .timeline(timeline)), at: date) }
    return requests.map(\.instance.number)
  }
}
