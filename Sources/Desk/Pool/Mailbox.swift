import CSystem
import System

/// A queue through which other threads pass values to the loop and wake it.
final class Mailbox<Letter: Sendable>: Sendable {
  let descriptor: Int32
  private let letters = LockedValue<[Letter]>([])

  init() {
    descriptor = linux_wakeup_open()
  }

  func post(_ letter: Letter) {
    letters.withLock { $0.append(letter) }
    linux_wakeup_poke(descriptor)
  }

  func take() -> [Letter] {
    linux_wakeup_clear(descriptor)
    return letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
  }

  /// Sleeps until a letter arrives, at most for `time`.
  func wait(within time: Duration?) {
    var isReady = false
    withUnsafePointer(to: descriptor) { linux_wait($0, &isReady, 1, time?.wholeNanoseconds ?? -1) }
  }
}
