import System

/// Lines added by many threads.
final class Log: Sendable {
  private let lines = LockedValue<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
}
