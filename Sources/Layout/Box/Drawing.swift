package import Cells
package import Views

/// The box's own drawing, without its children.
package enum Drawing: Hashable, Sendable {
  case text([TextLine], alignment: TextAlignment)
  indirect case lettering(LetteredLine)
  /// A line rolling to another; `share` is its progress, from 0 to 1.
  indirect case rolling(RollingLine, share: Double)
  indirect case symbol(DrawnSymbol)
  case fill(Paint)
  indirect case shape(DrawnShape)
  indirect case chart(DrawnChart)
  indirect case border(Border)
  case rule(Rect, Glyph)
}
