package import Cells
package import Views

/// What a box shows by itself.
package enum Drawing: Hashable, Sendable {
  case text([TextLine], alignment: TextAlignment)
  case lettering(LetteredLine)
  case symbol(DrawnSymbol)
  case fill(Paint)
  case shape(DrawnShape)
  case border(Border)
  case rule(Rect, Glyph)
}
