/// The ellipse that touches all sides of a rectangle.
public struct Ellipse: InsettableShape {
  public init() {}

  public var _erased: AnyShape { AnyShape(ShapeOutline(.ellipse)) }

  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { AnyShape(self).inset(by: amount) }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
