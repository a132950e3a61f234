package import Cells
package import Views

/// What a box shows by itself.
package enum Drawing: Hashable, Sendable {
  case text([TextLine], alignment: TextAlignment)
  case lettering(LetteredLine)
  /// How far a line has come on its way to another, from 0 to 1.
  case rolling(RollingLine, share: Double)
  case symbol(DrawnSymbol)
  case fill(Paint)
  case shape(DrawnShape)
  case border(Border)
  case rule(Rect, Glyph)
}
