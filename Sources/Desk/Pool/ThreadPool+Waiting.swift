import WidgetIntents
import System

extension ThreadPool {
  /// Runs a task on the pool and returns its value. The caller sleeps, by default for at most the
  /// 20 s that a dashboard waits for a provider.
  func waiting<Value: Sendable>(
    reaching dependencies: Dependencies, within patience: Duration = .seconds(20),
    by clocks: Clocks = Clocks(), _ run: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    let mailbox = Mailbox<Result<Value, any Error>>()
    let lane = LaneExecutor(to: self)
    let task = Task(executorPreference: lane) {
      await Dependencies.$current.withValue(dependencies) {
        do {
          mailbox.post(.success(try await run()))
        } catch {
          mailbox.post(.failure(error))
        }
      }
      withExtendedLifetime(lane) {}
    }
    let end = clocks.instant + patience
    while clocks.instant < end {
      mailbox.wait(within: end - clocks.instant)
      if let result = mailbox.take().first { return try result.get() }
    }
    task.cancel()
    lane.stepAside()
    throw OverdueError()
  }
}

/// That something which was waited for hasn't come in time.
struct OverdueError: WordedError, Hashable {
  func sentence(in strings: StringTable) -> String { strings.text("error.overdue") }
}
