import System

/// Records the actions performed in a test.
final class Journal: Sendable {
  @TaskLocal static var current: Journal?

  private let lines = LockedValue<[String]>([])

  var notes: [String] { lines.withLock(\.self) }

  func note(_ line: String) {
    lines.withLock { $0.append(line) }
  }
}
