/// A form that fills whatever room it is given, and that can be filled and stroked.
public protocol Shape: View, Sendable {
  /// The shape's outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The shape by its form, if it is one of those that are known by heart.
  var _erased: AnyShape { get }
}

extension Shape {
  public var _erased: AnyShape {
    AnyShape(ShapeOutline(.elastic(ElasticPath { path(in: $0) })))
  }

  /// A shape by itself is filled with the foreground of its surroundings.
  public var body: some View {
    PaintedShape(shape: self, style: ForegroundStyle())
  }

  var outline: ShapeOutline { _erased.outline }
}
