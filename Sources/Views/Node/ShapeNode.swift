/// A shape and what it is filled or stroked with.
package struct ShapeNode: Hashable, Codable, Sendable {
  package var outline: ShapeOutline
  /// The pen that goes along the outline; nil fills it.
  package var stroke: StrokeStyle?
  package var isEvenOdd: Bool
  package var paint: Paint
  package var transition = ContentTransition.identity
  /// By how much it is turned with all that it is painted with.
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
