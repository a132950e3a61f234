extension EnvironmentValues {
  /// Whether texts and symbols are archived as nothing but their places.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || isPrivacySensitive && redactionReasons.contains(.privacy)
  }
}
