extension Shape {
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    AnyShape(outline.trimmed(from: start, to: end))
  }

  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    AnyShape(outline.transformed(.turned(angle.storable, around: anchor.storable)))
  }

  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    AnyShape(
      outline.transformed(.scaled(x: x.storable, y: y.storable, around: anchor.storable)))
  }

  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  public func scale(_ factor: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    scale(x: factor, y: factor, anchor: anchor)
  }
}

extension Angle {
  /// The angle limited to values that can be encoded.
  var storable: Angle { Angle(radians: radians.storable) }
}

extension UnitPoint {
  /// The point limited to values that can be encoded.
  var storable: UnitPoint { UnitPoint(x: x.storable, y: y.storable) }
}
