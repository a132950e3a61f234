/// Figures on a surface, back to front, in points from the frame's upper left corner.
package struct InkDrawing: Sendable {
  /// The surface below the figures; nil for the existing contents of the canvas.
  package var ground: Shade?
  package var layers: [Layer]

  package init(ground: Shade? = nil, _ layers: [Layer] = []) {
    self.ground = ground
    self.layers = layers
  }
}
