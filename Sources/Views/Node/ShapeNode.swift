/// A shape, and the paint that fills or strokes it.
package struct ShapeNode: Hashable, Codable, Sendable {
  package var outline: ShapeOutline
  /// The stroke along the outline; nil fills the shape.
  package var stroke: StrokeStyle?
  package var isEvenOdd: Bool
  package var paint: Paint
  package var transition = ContentTransition.identity
  /// The rotation of the shape and its paint.
  package var turn = Angle.zero

  package init(
    outline: ShapeOutline, stroke: StrokeStyle? = nil, isEvenOdd: Bool = false, paint: Paint
  ) {
    self.outline = outline
    self.stroke = stroke
    self.isEvenOdd = isEvenOdd
    self.paint = paint
  }
}
