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

  public func scale(_ factor: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    scale(x: factor, y: factor, anchor: anchor)
  }
}

extension Angle {
  /// An angle as it can be stored and sent.
  var storable: Angle { Angle(radians: radians.storable) }
}

extension UnitPoint {
  /// A place as it can be stored and sent.
  var storable: UnitPoint { UnitPoint(x: x.storable, y: y.storable) }
}
