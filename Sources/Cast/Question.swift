package import Intents
package import Timelines

/// All that is needed to ask a widget's provider; the request is named in the answer.
package struct Question: Sendable {
  package let request: Request
  package let kind: WidgetKind
  package let configuration: [String: IntentValue]
  package let context: TimelineProviderContext

  package init(
    request: Request, kind: WidgetKind, configuration: [String: IntentValue],
    context: TimelineProviderContext
  ) {
    self.request = request
    self.kind = kind
    self.configuration = configuration
    self.context = context
  }

  /// What the provider says: its timeline, or for a preview the one entry that is shown in passing.
  package func reel() async throws -> Reel {
    context.isPreview
      ? try await kind.snapshot(for: configuration, in: context)
      : try await kind.timeline(for: configuration, in: context)
  }
}
