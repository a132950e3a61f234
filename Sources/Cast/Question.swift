package import Timelines
package import WidgetIntents

/// A request with everything needed to ask a widget's provider.
package struct Question: Sendable {
  package let request: TimelineRequest
  package let kind: WidgetKind
  package let configuration: [String: IntentValue]
  package let context: TimelineProviderContext

  package init(
    request: TimelineRequest, kind: WidgetKind, configuration: [String: IntentValue],
    context: TimelineProviderContext
  ) {
    self.request = request
    self.kind = kind
    self.configuration = configuration
    self.context = context
  }

  /// Asks the provider for its timeline; for a preview, for its snapshot.
  package func reel() async throws -> Reel {
    context.isPreview
      ? try await kind.snapshot(for: configuration, in: context)
      : try await kind.timeline(for: configuration, in: context)
  }
}
