import Intents

extension Pool {
  /// What something comes to that runs on a thread of the pool; the caller sleeps meanwhile.
  func waiting<Value: Sendable>(
    reaching dependencies: Dependencies, _ run: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    let mailbox = Mailbox<Result<Value, any Error>>()
    let lane = Lane(to: self)
    Task(executorPreference: lane) {
      await Dependencies.$current.withValue(dependencies) {
        do {
          mailbox.post(.success(try await run()))
        } catch {
          mailbox.post(.failure(error))
        }
      }
      withExtendedLifetime(lane) {}
    }
    while true {
      mailbox.wait(within: nil)
      if let result = mailbox.take().first { return try result.get() }
    }
  }
}
