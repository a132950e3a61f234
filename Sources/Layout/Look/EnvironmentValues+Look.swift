package import Views

extension EnvironmentValues {
  /// Tells views how they are going to be shown. Two looks that tell the same show the same nodes.
  package mutating func tell(_ look: Look) {
    colorScheme = look.isNight || look.isLuminanceReduced ? .dark : look.appearance
    widgetRenderingMode = look.mode
    isLuminanceReduced = look.isLuminanceReduced
    colorSchemeContrast = look.contrast
  }
}

extension Look {
  /// Whether views are told the same, so that what has been archived for one look holds for both.
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
