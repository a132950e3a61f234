extension EnvironmentValues {
  /// Whether texts and symbols are archived as nothing but their places.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder) || isPrivate
  }

  /// Whether nothing may be told, not even by forms and colours.
  var isPrivate: Bool { isPrivacySensitive && redactionReasons.contains(.privacy) }
}
