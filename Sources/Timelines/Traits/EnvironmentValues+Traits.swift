package import Views

extension EnvironmentValues {
  /// The environment of a widget's view with these traits and localized strings.
  package init(_ traits: Traits, isStale: Bool = false, strings: [String: String]) {
    self.init()
    self.strings = strings
    widgetFamily = traits.family
    widgetContentMargins = traits.margins
    is24Hour = traits.is24Hour
    widgetRenderingMode = traits.renderingMode
    displayScale = Self.usualColumn / traits.pointsPerCell.width
    showsWidgetContainerBackground = traits.showsContainerBackground
    colorScheme = traits.colorScheme
    colorSchemeContrast = traits.contrast
    accessibilityDifferentiateWithoutColor = traits.differentiatesWithoutColor
    accessibilityReduceMotion = traits.reducesMotion
    dynamicTypeSize = traits.typeSize
    isLuminanceReduced = traits.isLuminanceReduced
    redactionReasons = traits.redaction
    if isStale { redactionReasons.insert(.invalidated) }
  }

  /// The points in a column of what isn't scaled.
  private static let usualColumn = 8.0
}
