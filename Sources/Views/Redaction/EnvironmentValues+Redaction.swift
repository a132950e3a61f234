extension EnvironmentValues {
  /// Whether texts and symbols are archived as placeholders.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder) || isPrivate
  }

  /// Whether the content must be hidden completely, including shapes and colours.
  var isPrivate: Bool { isPrivacySensitive && redactionReasons.contains(.privacy) }
}
