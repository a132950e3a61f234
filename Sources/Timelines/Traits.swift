package import System
package import Views

/// Everything that a face may depend on besides its entry and staleness: role, place, size and
/// appearance.
///
/// An entry has the same face for equal traits. Faces are therefore stored by traits, and a program
/// that draws a widget in its own process is asked by traits.
package struct Traits: Hashable, Codable, Sendable {
  package enum Role: Hashable, Codable, Sendable {
    case widget(WidgetFamily)
  }

  /// A number of columns and rows.
  package struct Cells: Hashable, Codable, Sendable {
    package var columns: Int
    package var rows: Int

    package init(columns: Int, rows: Int) {
      (self.columns, self.rows) = (columns, rows)
    }
  }

  package var role: Role
  package var place: WidgetPlace
  /// The size in points, in which authors give lengths.
  package var size: DisplaySize
  /// The same size in cells.
  package var cells: Cells
  /// The points in one cell; smaller values enlarge the content.
  package var pointsPerCell: DisplaySize
  /// The insets that the place adds on each side, in points.
  package var margins = EdgeInsets()
  package var renderingMode = WidgetRenderingMode.fullColor
  package var colorScheme = ColorScheme.dark
  package var contrast = ColorSchemeContrast.standard
  package var differentiatesWithoutColor = false
  package var typeSize = DynamicTypeSize.large
  package var reducesMotion = false
  package var isLuminanceReduced = false
  package var redaction: RedactionReasons = []
  package var showsContainerBackground = true
  /// The language of the texts, such as `ko`.
  package var locale = ""
  /// The name of the time zone in which days start.
  package var zone = ""
  package var is24Hour = true

  package init(
    role: Role, place: WidgetPlace, size: DisplaySize, cells: Cells, pointsPerCell: DisplaySize
  ) {
    (self.role, self.place, self.size, self.cells) = (role, place, size, cells)
    self.pointsPerCell = pointsPerCell
  }

  /// Traits for the Home Screen of a typical phone, with cells of 8 by 17 points.
  package init(usual family: WidgetFamily) {
    let (size, cell) = (family.usualSize, DisplaySize(width: 8, height: 17))
    self.init(
      role: .widget(family), place: .homeScreen, size: size,
      cells: Cells(
        columns: Int(bounded: size.width / cell.width),
        rows: Int(bounded: size.height / cell.height)),
      pointsPerCell: cell)
  }

  package var family: WidgetFamily {
    switch role {
    case .widget(let family): family
    }
  }
}

extension Traits {
  /// The distance between two traits, for finding the nearest face. A different size or role
  /// outweighs all differences in appearance.
  func distance(to other: Traits) -> Int {
    let shape = [
      role != other.role, size != other.size, cells != other.cells, margins != other.margins,
      redaction != other.redaction,
    ]
    let look = [
      place != other.place, pointsPerCell != other.pointsPerCell,
      renderingMode != other.renderingMode, colorScheme != other.colorScheme,
      contrast != other.contrast, typeSize != other.typeSize,
      isLuminanceReduced != other.isLuminanceReduced,
      showsContainerBackground != other.showsContainerBackground,
      differentiatesWithoutColor != other.differentiatesWithoutColor,
      reducesMotion != other.reducesMotion, locale != other.locale, zone != other.zone,
      is24Hour != other.is24Hour,
    ]
    return shape.count { $0 } * (look.count + 1) + look.count { $0 }
  }
}

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
