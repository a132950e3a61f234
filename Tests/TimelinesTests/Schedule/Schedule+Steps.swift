import Foundation
import Timelines

extension Schedule {
  /// Answers all due requests with the same reel; returns the numbers of the widgets asked.
  @discardableResult
  mutating func answerAll(with reel: Reel, at date: Date) -> [Int] {
    let requests = requests(dueAt: date)
    for request in requests { receive(TimelineAnswer(to: request, .reel(reel)), at: date) }
    return requests.map(\.instance.number)
  }
}
