/// A figure and the ink that fills it.
package struct Layer: Sendable {
  /// The way a cell shows an edge that runs between its blocks.
  package enum Edge: Hashable, Sendable {
    /// With one of the two colours, never a mix: for thin figures.
    case hard
    /// With a mix of the two colours where it matches better: for large shapes.
    case soft
  }

  package var figure: Figure
  package var shade: Shade
  /// The opacity, from 0 to 1.
  package var opacity: Double
  package var edge: Edge

  package init(_ figure: Figure, _ shade: Shade, opacity: Double = 1, edge: Edge = .hard) {
    self.figure = figure
    self.shade = shade
    self.opacity = opacity > 0 ? min(1, opacity) : 0
    self.edge = edge
  }
}
