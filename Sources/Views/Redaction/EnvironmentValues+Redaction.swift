extension EnvironmentValues {
  /// Why texts and symbols are archived without their content; nil if they are shown. Without content,
  /// there is nothing to keep private.
  var redaction: Redaction? {
    if redactionReasons.contains(.placeholder) { return .placeholder }
    return isPrivate ? .privacy : nil
  }

  /// Whether texts and symbols are archived without their content.
  var isRedacted: Bool { redaction != nil }

  /// Whether the content must be hidden completely, including shapes and colours.
  var isPrivate: Bool { isPrivacySensitive && redactionReasons.contains(.privacy) }
}
