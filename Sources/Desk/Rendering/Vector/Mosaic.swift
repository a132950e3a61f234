import Cells

/// Areas in a few colours without overlap.
struct Mosaic {
  struct Paint: Hashable {
    let color: RGB
    /// The opacity in quarters; 4 is opaque.
    var quarters = 4
  }

  private var areas: [Paint: [Rect]] = [:]

  mutating func add(_ area: Rect, in paint: Paint) {
    areas[paint, default: []].append(area)
  }

  /// The paints with their joined areas, in an order that depends only on the colours.
  var parts: [(paint: Paint, areas: [Rect])] {
    areas
      .sorted { ($0.key.color.hex, $0.key.quarters) < ($1.key.color.hex, $1.key.quarters) }
      .map { ($0.key, $0.value.joined) }
  }

  /// The colour with the largest area; the darkest of several.
  var mainColor: RGB? {
    areas
      .map { (color: $0.key.color, area: $0.value.reduce(0) { $0 + $1.size.area }) }
      .max { ($0.area, $1.color.hex) < ($1.area, $0.color.hex) }?.color
  }
}
