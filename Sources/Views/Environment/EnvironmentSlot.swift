import CSystem

/// The environment of the view that the current thread evaluates.
enum EnvironmentSlot {
  static var current: UnsafeMutablePointer<EnvironmentValues>? {
    thread_slot_get()?.assumingMemoryBound(to: EnvironmentValues.self)
  }

  /// Runs the body with an environment that it may change while evaluating.
  static func withEnvironment<Result>(
    _ values: EnvironmentValues, _ body: (UnsafeMutablePointer<EnvironmentValues>) -> Result
  ) -> Result {
    let outer = thread_slot_get()
    let pointer = UnsafeMutablePointer<EnvironmentValues>.allocate(capacity: 1)
    pointer.initialize(to: values)
    thread_slot_set(pointer)
    defer {
      thread_slot_set(outer)
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }
    return body(pointer)
  }
}
