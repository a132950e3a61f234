package import Cells
package import Views

/// The box's own drawing, without its children.
package enum Drawing: Hashable, Sendable {
  case text([TextLine], alignment: TextAlignment)
  case lettering(LetteredLine)
  /// A line rolling to another; `share` is its progress, from 0 to 1.
  case rolling(RollingLine, share: Double)
  case symbol(DrawnSymbol)
  case fill(Paint)
  case shape(DrawnShape)
  case chart(DrawnChart)
  case border(Border)
  case rule(Rect, Glyph)
}
