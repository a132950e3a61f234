extension View {
  /// Adds a reason for redaction.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the view despite the reasons for redaction around it.
  public func unredacted() -> some View {
    UnredactedView(content: self)
  }

  /// Hides the view's content from people other than its owner.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Shows the view as out of date from an interaction until new content arrives.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    InvalidatableView(content: self, isInvalidatable: invalidatable)
  }
}
