package import Cells
package import FoundationEssentials
package import Layout

/// The targets in a tile, in its coordinates.
package struct TileTargets: Hashable, Sendable {
  /// In reading order.
  package var controls: [PlacedControl] = []
  /// Those in front first.
  package var links: [PlacedLink] = []

  package func link(at point: Point) -> PlacedLink? { links.first { $0.place.contains(point) } }

  /// The links, column by column.
  var urls: [URL] {
    links.sorted {
      ($0.place.origin.x, $0.place.origin.y) < ($1.place.origin.x, $1.place.origin.y)
    }.map(\.url)
  }
}

/// A link with its area.
package struct PlacedLink: Hashable, Sendable {
  package let url: URL
  package let place: Rect
}
