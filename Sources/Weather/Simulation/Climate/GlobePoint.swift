import Glibc

/// A point on a sphere of radius 1.
struct GlobePoint: Hashable, Sendable {
  private let x, y, z: Double

  /// In degrees north and east.
  init(latitude: Double, longitude: Double) {
    let (north, east) = (latitude * .pi / 180, longitude * .pi / 180)
    (x, y, z) = (cos(north) * cos(east), cos(north) * sin(east), sin(north))
  }

  /// The straight distance, which nearly equals the way over the surface for close points.
  func distance(to other: GlobePoint) -> Double {
    let (a, b, c) = (x - other.x, y - other.y, z - other.z)
    return (a * a + b * b + c * c).squareRoot()
  }
}
