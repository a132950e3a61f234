extension ThreadPool {
  /// Runs work that may hang, as on a broken disk, so that it keeps no other call from a thread.
  func runAside(_ work: @escaping @Sendable () -> Void) {
    let lane = LaneExecutor(to: self)
    lane.stepAside()
    Task(executorPreference: lane) {
      work()
      withExtendedLifetime(lane) {}
    }
  }
}
