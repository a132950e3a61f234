/// A figure and the ink that fills it.
package struct Layer: Sendable {
  /// How a cell shows an edge that runs between its blocks.
  package enum Edge: Hashable, Sendable {
    /// Either colour, never one between: for all that is thin.
    case hard
    /// A colour between where that comes nearer: for large shapes.
    case soft
  }

  package var figure: Figure
  package var shade: Shade
  /// From 0, nothing, to 1.
  package var opacity: Double
  package var edge: Edge

  package init(_ figure: Figure, _ shade: Shade, opacity: Double = 1, edge: Edge = .hard) {
    self.figure = figure
    self.shade = shade
    self.opacity = opacity > 0 ? min(1, opacity) : 0
    self.edge = edge
  }
}
