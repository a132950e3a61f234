/// The whole of a rectangle.
public struct Rectangle: InsettableShape {
  public init() {}

  public var _erased: AnyShape { AnyShape(ShapeOutline(.rectangle(RectangleCornerRadii()))) }

  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { AnyShape(self).inset(by: amount) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
