extension View {
  /// Makes the controls in it pale, and lets them do nothing.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
