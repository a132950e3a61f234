/// An upright rectangle in the plane of figures; empty if its maximum is below its minimum.
package struct Box: Hashable, Sendable {
  package var minimum: Place
  package var maximum: Place

  package static let empty = Box(
    from: Place(x: .infinity, y: .infinity), to: Place(x: -.infinity, y: -.infinity))

  package init(from minimum: Place, to maximum: Place) {
    self.minimum = minimum
    self.maximum = maximum
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(from: Place(x: x, y: y), to: Place(x: x + width, y: y + height))
  }

  package var width: Double { maximum.x - minimum.x }
  package var height: Double { maximum.y - minimum.y }
  package var center: Place { (minimum + maximum) * 0.5 }

  /// Whether the box contains no place; true if a corner is NaN.
  package var isEmpty: Bool { !(minimum.x <= maximum.x && minimum.y <= maximum.y) }

  /// The smallest box that contains these places.
  init(around places: some Sequence<Place>) {
    self = places.reduce(.empty) { $0.union(Box(from: $1, to: $1)) }
  }

  func union(_ other: Box) -> Box {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Box(
      from: Place(x: min(minimum.x, other.minimum.x), y: min(minimum.y, other.minimum.y)),
      to: Place(x: max(maximum.x, other.maximum.x), y: max(maximum.y, other.maximum.y)))
  }

  func intersection(_ other: Box) -> Box {
    Box(
      from: Place(x: max(minimum.x, other.minimum.x), y: max(minimum.y, other.minimum.y)),
      to: Place(x: min(maximum.x, other.maximum.x), y: min(maximum.y, other.maximum.y)))
  }

  func grown(by margin: Double) -> Box {
    guard !isEmpty else { return .empty }
    let margin = Place(x: margin, y: margin)
    return Box(from: minimum - margin, to: maximum + margin)
  }

  /// The radius, limited to half the shorter side.
  func cornerRadius(atMost radius: Double) -> Double {
    max(0, min(radius, min(width, height) / 2))
  }

  var corners: [Place] {
    [
      minimum, Place(x: maximum.x, y: minimum.y), maximum, Place(x: minimum.x, y: maximum.y),
    ]
  }

  /// The smallest box that contains the transformed corners.
  func mapped(_ transform: (Place) -> Place) -> Box {
    isEmpty ? .empty : Box(around: corners.map(transform))
  }
}

extension Box: CustomStringConvertible {
  package var description: String { "\(minimum) to \(maximum)" }
}
