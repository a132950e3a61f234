package import Views

/// Everything that a face may depend on besides its entry and whether that is stale: what it is for,
/// where it stands, how much room it has there, and how it is shown.
///
/// Two equal traits show the same entry with the same face, so that faces are kept by their traits, and
/// a program of its own that draws a widget is asked in traits.
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
  /// The room that the author's lengths are about, in points.
  package var size: DisplaySize
  /// The same room on the screen.
  package var cells: Cells
  /// How many points a cell stands for; fewer of them show the same larger.
  package var pointsPerCell: DisplaySize
  /// What the place keeps free at each side, in points.
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
  /// The language that texts are in, such as `ko`.
  package var locale = ""
  /// The name of the zone in which days begin.
  package var zone = ""
  package var is24Hour = true

  package init(
    role: Role, place: WidgetPlace, size: DisplaySize, cells: Cells, pointsPerCell: DisplaySize
  ) {
    (self.role, self.place, self.size, self.cells) = (role, place, size, cells)
    self.pointsPerCell = pointsPerCell
  }

  /// On the Home Screen of a phone of the usual size, in cells of the usual size.
  package init(usual family: WidgetFamily) {
    let (size, cell) = (family.usualSize, DisplaySize(width: 8, height: 17))
    self.init(
      role: .widget(family), place: .homeScreen, size: size,
      cells: Cells(columns: Int(size.width / cell.width), rows: Int(size.height / cell.height)),
      pointsPerCell: cell)
  }

  package var family: WidgetFamily {
    switch role {
    case .widget(let family): family
    }
  }
}

extension Traits {
  /// In how many ways two differ, by which the nearest of several faces is found: one in another size
  /// or role is farther away than one that only looks different.
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
