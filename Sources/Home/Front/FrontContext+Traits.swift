import Almanac
import Cast
package import Cells
package import Layout
package import Timelines
import Views

extension FrontContext {
  /// How a widget is shown in a place, on a tile of some size; larger than usual where its place scales
  /// what stands there.
  package func traits(
    of family: WidgetFamily, kind: String, in place: WidgetPlace, on tile: Size,
    by metric: Metric = .usual
  ) -> Traits {
    let presentation = presentation.showing(family, in: place)
    let look = presentation.look
    let cell = metric.cell
    let size = displaySize(of: family, on: tile, by: metric)
    var traits = Traits(
      role: .widget(family), place: place, size: size,
      cells: Traits.Cells(columns: tile.width, rows: tile.height),
      pointsPerCell: DisplaySize(width: cell.width, height: cell.height))
    traits.margins = Margins(of: family, in: tile, at: place, by: metric).insets
    traits.renderingMode = look.mode
    traits.colorScheme = look.toldScheme
    traits.contrast = look.contrast
    traits.isLuminanceReduced = look.isLuminanceReduced
    traits.differentiatesWithoutColor =
      presentation.preferences.accessibility.differentiatesWithoutColor || look.depth == .mono
    traits.reducesMotion = presentation.preferences.accessibility.reducesMotion
    traits.typeSize = presentation.preferences.accessibility.typeSize.dynamicTypeSize
    if presentation.hidesPrivateContent(of: kind) { traits.redaction.insert(.privacy) }
    let keepsBackground = cast.kinds[kind]?.isBackgroundRemovable == false
    traits.showsContainerBackground =
      !family.isAccessory
      && (look.showsContainerBackgrounds && !place.removesContainerBackground || keepsBackground)
    let dates = presentation.surroundings.dates
    (traits.locale, traits.zone) = (presentation.locale, dates.zone.name)
    traits.is24Hour = dates.hourCycle == .twentyFour
    return traits
  }

  /// What the device says, or the points of a tile for which there is less room.
  private func displaySize(
    of family: WidgetFamily, on tile: Size, by metric: Metric
  ) -> DisplaySize {
    if tile == device.cells(of: family), let size = device.displaySize(of: family) { return size }
    let (width, height) = metric.points(of: tile)
    return DisplaySize(width: width, height: height)
  }
}

extension Traits {
  var metric: Metric { Metric(scale: Metric.usual.cell.width / pointsPerCell.width) }
}
