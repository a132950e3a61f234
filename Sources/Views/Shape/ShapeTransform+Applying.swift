import Glibc

extension ShapeTransform {
  /// The function that transforms the points of a shape in a rectangle.
  package func applied(in rect: CGRect) -> (CGPoint) -> CGPoint {
    switch self {
    case .turned(let angle, let anchor):
      let center = rect.point(at: anchor)
      let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
      return { point in
        let away = point - center
        return center
          + CGPoint(x: away.x * cosine - away.y * sine, y: away.x * sine + away.y * cosine)
      }
    case .scaled(let x, let y, let anchor):
      let center = rect.point(at: anchor)
      return { center + CGPoint(x: ($0.x - center.x) * x, y: ($0.y - center.y) * y) }
    case .moved(let x, let y):
      return { $0 + CGPoint(x: x, y: y) }
    }
  }
}
