extension View {
  /// Adds a reason to those of the surroundings.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the view whatever the reasons of the surroundings are.
  public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }
}
