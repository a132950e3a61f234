/// Figures over a surface, from back to front, in points from the upper left corner of their frame.
package struct Picture: Sendable {
  /// What the figures lie on; nil for what the canvas shows already.
  package var ground: Shade?
  package var layers: [Layer]

  package init(ground: Shade? = nil, _ layers: [Layer] = []) {
    self.ground = ground
    self.layers = layers
  }
}
