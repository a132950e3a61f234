/// The widget center's connection while a provider or an intent runs.
package struct WidgetCenterLink: Sendable {
  package let configurations: [WidgetInfo]
  /// Reloads the timelines of a kind; nil means all kinds.
  package let reload: @Sendable (String?) -> Void
  /// Invalidates the relevance that a kind has declared.
  package let invalidateRelevance: @Sendable (String) -> Void

  @TaskLocal package static var current: WidgetCenterLink?

  package init(
    configurations: [WidgetInfo], reload: @escaping @Sendable (String?) -> Void,
    invalidateRelevance: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.configurations = configurations
    self.reload = reload
    self.invalidateRelevance = invalidateRelevance
  }
}
