/// A shape that fills the room it is offered and can be filled or stroked.
public protocol Shape: View, Sendable {
  /// The shape's outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The archived shape; built-in shapes keep their form.
  var _erased: AnyShape { get }
}

extension Shape {
  public var _erased: AnyShape {
    AnyShape(ShapeOutline(.elastic(ElasticPath { path(in: $0) })))
  }

  /// A shape alone is filled with the foreground style.
  public var body: some View {
    PaintedShape(shape: self, style: ForegroundStyle())
  }

  var outline: ShapeOutline { _erased.outline }
}
