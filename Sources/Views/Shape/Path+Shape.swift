extension Path: Shape {
  public var _erased: AnyShape { AnyShape(ShapeOutline(.path(self))) }

  public func path(in rect: CGRect) -> Path { self }
}
