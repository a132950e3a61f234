import Glibc

/// A mutex-protected value.
///
/// Uses a pthread mutex, because the thread sanitizer reports false races with Swift's `Mutex`. The
/// compiler can't check that access is synchronized, hence `@unchecked`.
package final class LockedValue<Value: ~Copyable>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  package init(_ value: consuming sending Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}

/// Work that is done once for all who want the same at the same time: the first to ask does it, and
/// whoever asks meanwhile waits for that.
///
///     let report = flights.outcome(for: order) { ask(order) }
package final class SingleFlight<Key: Hashable & Sendable, Outcome: Sendable>: Sendable {
  /// Locked only to be looked into, never while something is done.
  private let flights = LockedValue<[Key: Flight<Outcome>]>([:])

  private let patience: Duration

  /// Longer than the work takes at most, as long as all goes well.
  package init(patience: Duration = .seconds(20)) {
    self.patience = patience
  }

  /// Runs the work, unless it is under way for the same key: then the outcome of that. Work under way
  /// that hangs is waited for no longer than a time, and then done by whoever has waited.
  package func outcome(for key: Key, _ run: () -> Outcome) -> Outcome {
    let own = Flight<Outcome>()
    let other = flights.withLock { flights in
      let other = flights[key]
      if other == nil { flights[key] = own }
      return other
    }
    if let other { return other.outcome(within: patience) ?? run() }
    let outcome = run()
    flights.withLock { $0[key] = nil }
    own.land(with: outcome)
    return outcome
  }
}

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
