/// A rectangle with the corners of its container.
public struct ContainerRelativeShape: InsettableShape {
  public init() {}

  public var _erased: AnyShape { AnyShape(ShapeOutline(.containerRelative)) }

  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { AnyShape(self).inset(by: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
