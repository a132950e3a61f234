import CData
import Glibc
import System

/// The time that a piece of work may spend waiting for other processes, in all of its steps together.
///
///     let patience = Patience(.seconds(5))
///     while !isFree { guard patience.nap(for: .milliseconds(10)) else { throw busy } }
package final class Patience: Sendable {
  private let rest: LockedValue<Duration>

  package init(_ time: Duration) {
    rest = LockedValue(time)
  }

  /// The time that is left; none or less once it is used up.
  package var left: Duration { rest.withLock(\.self) }

  /// Sleeps for a moment, in which nothing would tell of what is awaited, such as the end of a lock.
  /// Returns false, at once, if no time is left.
  package func nap(for time: Duration) -> Bool {
    spend(upTo: time) { _ = poll(nil, 0, $0) } != nil
  }

  /// Runs a wait with the milliseconds that it may take, and counts those that it took; nil if none
  /// are left.
  package func spend<Value>(upTo time: Duration, _ wait: (Int32) -> Value) -> Value? {
    let left = left
    guard left > .zero else { return nil }
    let start = SuspendingClock.now
    let value = wait(min(time, left).wholeMilliseconds)
    let spent = SuspendingClock.now - start
    rest.withLock { $0 -= spent }
    return value
  }
}

extension Patience {
  /// Waits between attempts at a lock, longer each time; false if no time is left.
  package func nap(afterAttempts attempts: Int) -> Bool {
    nap(for: .milliseconds(min(1 << min(attempts, 6), 50)))
  }
}

extension Duration {
  /// Rounds up, so that a wait is never none.
  fileprivate var wholeMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    let milliseconds = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: min(seconds, Int64(Int32.max)) * 1000 + milliseconds)
  }
}

extension Patience {
  /// Lets SQLite's waits on this thread use up this patience while the body runs.
  func during<Value>(_ body: () throws -> Value) rethrows -> Value {
    let waiter = sqlite_waiter(
      wait: { context, microseconds in
        guard let context else { return false }
        return Unmanaged<Patience>.fromOpaque(context).takeUnretainedValue()
          .nap(for: .microseconds(Int(microseconds)))
      }, context: Unmanaged.passUnretained(self).toOpaque())
    let last = sqlite_set_waiter(waiter)
    defer { _ = sqlite_set_waiter(last) }
    return try body()
  }
}

/// A lock on a folder that only one process of this program has; it lasts as long as the value, and
/// ends with the process however that ends.
package struct FolderLock: ~Copyable {
  package enum Fault: Error, Hashable, Sendable {
    /// Another process has had the lock for as long as patience lasted.
    case busy
    /// The system's error code.
    case failed(Int32)
  }

  private let folder: Int32

  /// Tries to get the lock as long as patience lasts.
  package init(of path: String, within patience: Patience) throws(Fault) {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw .failed(errno) }
    var attempts = 0
    while flock(folder, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      let isHeld = code == EWOULDBLOCK
      guard isHeld && patience.nap(afterAttempts: attempts) || code == EINTR else {
        close(folder)
        throw isHeld ? .busy : .failed(code)
      }
      attempts += 1
    }
    self.folder = folder
  }

  deinit { close(folder) }

  /// Writes the names in the folder to disk.
  package func sync() { fsync(folder) }
}
