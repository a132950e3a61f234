package import Views

extension EnvironmentValues {
  /// Tells views how they are going to be shown.
  package mutating func tell(_ look: Look) {
    colorScheme = look.toldScheme
    widgetRenderingMode = look.mode
    isLuminanceReduced = look.isLuminanceReduced
    colorSchemeContrast = look.contrast
  }
}

extension Look {
  /// The scheme that views are told: in little light, and in one red, everything is dark.
  package var toldScheme: ColorScheme { isNight || isLuminanceReduced ? .dark : appearance }
}
