import Dispatch
import System

extension Array where Element: Sendable {
  /// What some work gives for each element, done on all processors: only for what takes the same there.
  func inParallel<Result: Sendable>(_ work: @Sendable (Element) -> Result) -> [Result] {
    let results = LockedValue([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = work(self[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
