package import Cells
package import FoundationEssentials
package import Layout

/// What can be hit in a tile, by places in the tile.
package struct TileTargets: Hashable, Sendable {
  /// In the order in which they are read.
  package var controls: [PlacedControl] = []
  /// Those in front first.
  package var links: [PlacedLink] = []

  package func link(at point: Point) -> PlacedLink? { links.first { $0.place.contains(point) } }

  /// What the links lead to, column by column.
  var urls: [URL] {
    links.sorted {
      ($0.place.origin.x, $0.place.origin.y) < ($1.place.origin.x, $1.place.origin.y)
    }.map(\.url)
  }
}

/// A link and where it is hit.
package struct PlacedLink: Hashable, Sendable {
  package let url: URL
  package let place: Rect
}
