package import Views

extension EnvironmentValues {
  /// Sets the values that tell views how they will be shown.
  package mutating func tell(_ look: Look) {
    colorScheme = look.toldScheme
    widgetRenderingMode = look.mode
    isLuminanceReduced = look.isLuminanceReduced
    colorSchemeContrast = look.contrast
  }
}

extension Look {
  /// The scheme that views see: always dark in Night Mode and Always-On.
  package var toldScheme: ColorScheme { isNight || isLuminanceReduced ? .dark : appearance }
}
