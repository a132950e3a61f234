/// A type-erased shape.
public struct AnyShape: Shape {
  let outline: ShapeOutline

  public init(_ shape: some Shape) {
    self = shape._erased
  }

  init(_ outline: ShapeOutline) {
    self.outline = outline
  }

  public var _erased: AnyShape { self }

  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }
}

extension AnyShape: InsettableShape {
  public func inset(by amount: CGFloat) -> AnyShape { AnyShape(outline.inset(by: amount)) }
}
