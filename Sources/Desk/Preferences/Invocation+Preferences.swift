import Home

extension Invocation {
  /// The saved preferences, overridden by the command line.
  func preferences(over kept: Preferences = Preferences()) -> Preferences {
    var preferences = kept
    for (aspect, word) in wishes { _ = preferences.set(aspect, to: word) }
    preferences.increasesContrast = increasesContrast
    preferences.differentiatesWithoutColor = differentiatesWithoutColor
    preferences.reducesMotion = reducesMotion
    return preferences
  }
}
