import WidgetIntents

/// Adapts a provider with callbacks to one with async functions.
///
/// If it never calls back, the call waits until its task is cancelled.
struct CallbackProvider<Provider: TimelineProvider>: AppIntentTimelineProvider {
  struct Intent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "" }
  }

  let provider: Provider

  func placeholder(in context: Context) -> Provider.Entry {
    provider.placeholder(in: context)
  }

  func snapshot(for configuration: Intent, in context: Context) async throws -> Provider.Entry {
    try await firstAnswer { provider.getSnapshot(in: context, completion: $0) }
  }

  func timeline(
    for configuration: Intent, in context: Context
  ) async throws -> Timeline<Provider.Entry> {
    try await firstAnswer { provider.getTimeline(in: context, completion: $0) }
  }

  private func firstAnswer<TimelineAnswer: Sendable>(
    _ ask: (@escaping @Sendable (TimelineAnswer) -> Void) -> Void
  ) async throws -> TimelineAnswer {
    let (answers, inbox) = AsyncStream.makeStream(
      of: TimelineAnswer.self, bufferingPolicy: .bufferingOldest(1))
    ask { inbox.yield($0) }
    for await answer in answers { return answer }
    throw CancellationError()
  }
}
