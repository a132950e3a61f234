package import Timelines
package import WidgetIntents

/// A request with everything needed to ask a widget's provider.
package struct Question: Sendable {
  package let request: TimelineRequest
  package let kind: WidgetKind
  package let configuration: [String: IntentValue]
  package let context: TimelineProviderContext
  /// Whether a single entry is enough.
  package let isForSnapshot: Bool

  package init(
    request: TimelineRequest, kind: WidgetKind, configuration: [String: IntentValue],
    context: TimelineProviderContext, isForSnapshot: Bool = false
  ) {
    self.request = request
    self.kind = kind
    self.configuration = configuration
    self.context = context
    self.isForSnapshot = isForSnapshot
  }

  /// Asks the provider for its timeline or snapshot.
  package func timeline() async throws -> AnyTimeline {
    isForSnapshot
      ? try await kind.snapshot(for: configuration, in: context)
      : try await kind.timeline(for: configuration, in: context)
  }
}
