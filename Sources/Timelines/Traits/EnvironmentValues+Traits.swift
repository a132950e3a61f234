package import Views
package import System

extension EnvironmentValues {
  /// The environment of a widget's view with these traits and localized strings.
  package init(_ traits: Traits, isStale: Bool = false, strings: StringTable) {
    self.init()
    self.strings = strings
    widgetFamily = traits.family
    widgetContentMargins = traits.margins
    is24Hour = traits.is24Hour
    widgetRenderingMode = traits.renderingMode
    displayScale = Self.usualColumn / traits.pointsPerCell.width
    tileSize = traits.room
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

extension Traits {
  /// The size of its cells. Lengths are rounded to cells, so one more than there are may fit.
  fileprivate var room: CGSize {
    CGSize(
      width: Double(cells.columns + 1) * pointsPerCell.width,
      height: Double(cells.rows + 1) * pointsPerCell.height)
  }
}
