package import Views

extension EnvironmentValues {
  /// Sets the values that views can read about a look. Two looks that set the same values show the
  /// same nodes.
  package mutating func tell(_ look: Look) {
    colorScheme = look.isNight || look.isLuminanceReduced ? .dark : look.appearance
    widgetRenderingMode = look.mode
    isLuminanceReduced = look.isLuminanceReduced
    colorSchemeContrast = look.contrast
  }
}

extension Look {
  /// Whether both looks set the same values, so that an archive for one also holds for the other.
  package func tellsTheSame(as other: Look) -> Bool {
    func told(_ look: Look) -> [AnyHashable] {
      var values = EnvironmentValues()
      values.tell(look)
      return [
        values.colorScheme, values.widgetRenderingMode, values.isLuminanceReduced,
        values.colorSchemeContrast,
      ]
    }
    return told(self) == told(other)
  }
}
