import Glibc
import System

@testable import Desk

/// Holds threads in a system call until it opens.
final class Gate: Sendable {
  private let exit: Int32
  private let entrance: LockedValue<Int32>
  private let count = LockedValue(0)

  init() {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    (exit, entrance) = (ends[0], LockedValue(ends[1]))
  }

  deinit {
    open()
    close(exit)
  }

  /// The number of threads held.
  var waiting: Int { count.withLock(\.self) }

  func pass() {
    count.withLock { $0 += 1 }
    var byte: UInt8 = 0
    while read(exit, &byte, 1) < 0 {}
    count.withLock { $0 -= 1 }
  }

  /// The end of the stream releases all threads, including later ones.
  func open() {
    entrance.withLock { descriptor in
      if descriptor >= 0 { close(descriptor) }
      descriptor = -1
    }
  }
}
