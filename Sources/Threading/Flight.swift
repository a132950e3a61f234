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
    pthread_cond_init(landing, nil)
  }

  deinit {
    pthread_cond_destroy(landing)
    landing.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// The outcome; sleeps until there is one.
  var outcome: Outcome {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let landed { return landed }
      pthread_cond_wait(landing, mutex)
    }
  }

  func land(with outcome: Outcome) {
    pthread_mutex_lock(mutex)
    landed = outcome
    pthread_mutex_unlock(mutex)
    pthread_cond_broadcast(landing)
  }
}
