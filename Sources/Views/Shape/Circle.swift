/// The largest circle that fits in the middle of a rectangle.
public struct Circle: InsettableShape {
  public init() {}

  public var _erased: AnyShape { AnyShape(ShapeOutline(.circle)) }

  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { AnyShape(self).inset(by: amount) }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
