import Glibc

/// A point on the globe, of which a radius is 1.
struct GlobePoint: Hashable, Sendable {
  private let x, y, z: Double

  /// In degrees, north and east.
  init(latitude: Double, longitude: Double) {
    let (north, east) = (latitude * .pi / 180, longitude * .pi / 180)
    (x, y, z) = (cos(north) * cos(east), cos(north) * sin(east), sin(north))
  }

  /// On the straight line, which for points near each other is as long as the way.
  func distance(to other: GlobePoint) -> Double {
    let (a, b, c) = (x - other.x, y - other.y, z - other.z)
    return (a * a + b * b + c * c).squareRoot()
  }
}
