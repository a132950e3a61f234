import Glibc

/// The outcome of work under way, which several threads can await.
///
/// `landed` is only read and written while the mutex is locked, which the compiler can't check; hence
/// `@unchecked`, as in `LockedValue`.
final class Flight<Outcome: Sendable>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let landing: UnsafeMutablePointer<pthread_cond_t>
  private var landed: Outcome?

  init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    landing = .allocate(capacity: 1)
    landing.initialize(to: pthread_cond_t())
    // Deadlines are on the clock that nobody sets.
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(landing, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(landing)
    landing.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// The outcome; sleeps until there is one. Nil if there is none within a time.
  func outcome(within patience: Duration) -> Outcome? {
    var end = timespec.monotonic(in: patience)
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while landed == nil {
      if pthread_cond_timedwait(landing, mutex, &end) == ETIMEDOUT { break }
    }
    return landed
  }

  func land(with outcome: Outcome) {
    pthread_mutex_lock(mutex)
    landed = outcome
    pthread_mutex_unlock(mutex)
    pthread_cond_broadcast(landing)
  }
}

extension timespec {
  /// The instant so much later than now, on the clock that only goes forward.
  fileprivate static func monotonic(in time: Duration) -> timespec {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let (seconds, attoseconds) = time.components
    let nanoseconds = now.tv_nsec + Int(attoseconds / 1_000_000_000)
    return timespec(
      tv_sec: now.tv_sec + Int(seconds) + nanoseconds / 1_000_000_000,
      tv_nsec: nanoseconds % 1_000_000_000)
  }
}
