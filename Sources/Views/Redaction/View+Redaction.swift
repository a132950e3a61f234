extension View {
  /// Adds a reason to those of the surroundings.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the view whatever the reasons of the surroundings are.
  public func unredacted() -> some View {
    UnredactedView(content: self)
  }

  /// Hides what the view says from people other than its owner.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Shows the view as stale from an interaction on until new content is there.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    InvalidatableView(content: self, isInvalidatable: invalidatable)
  }
}
