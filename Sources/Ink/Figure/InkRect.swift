/// An upright rectangle in the plane of figures; empty if its maximum is below its minimum.
package struct InkRect: Hashable, Sendable {
  package var minimum: InkPoint
  package var maximum: InkPoint

  package static let empty = InkRect(
    from: InkPoint(x: .infinity, y: .infinity), to: InkPoint(x: -.infinity, y: -.infinity))

  package init(from minimum: InkPoint, to maximum: InkPoint) {
    self.minimum = minimum
    self.maximum = maximum
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(from: InkPoint(x: x, y: y), to: InkPoint(x: x + width, y: y + height))
  }

  package var width: Double { maximum.x - minimum.x }
  package var height: Double { maximum.y - minimum.y }
  package var center: InkPoint { (minimum + maximum) * 0.5 }

  /// Whether the rectangle contains no point; true if a corner is NaN.
  package var isEmpty: Bool { !(minimum.x <= maximum.x && minimum.y <= maximum.y) }

  /// The smallest rectangle that contains the points.
  init(around places: some Sequence<InkPoint>) {
    self = places.reduce(.empty) { $0.union(InkRect(from: $1, to: $1)) }
  }

  func union(_ other: InkRect) -> InkRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return InkRect(
      from: InkPoint(x: min(minimum.x, other.minimum.x), y: min(minimum.y, other.minimum.y)),
      to: InkPoint(x: max(maximum.x, other.maximum.x), y: max(maximum.y, other.maximum.y)))
  }

  func intersection(_ other: InkRect) -> InkRect {
    InkRect(
      from: InkPoint(x: max(minimum.x, other.minimum.x), y: max(minimum.y, other.minimum.y)),
      to: InkPoint(x: min(maximum.x, other.maximum.x), y: min(maximum.y, other.maximum.y)))
  }

  func grown(by margin: Double) -> InkRect {
    guard !isEmpty else { return .empty }
    let margin = InkPoint(x: margin, y: margin)
    return InkRect(from: minimum - margin, to: maximum + margin)
  }

  /// The radius, limited to half the shorter side.
  func cornerRadius(atMost radius: Double) -> Double {
    max(0, min(radius, min(width, height) / 2))
  }

  var corners: [InkPoint] {
    [
      minimum, InkPoint(x: maximum.x, y: minimum.y), maximum, InkPoint(x: minimum.x, y: maximum.y),
    ]
  }

  /// The smallest rectangle that contains the transformed corners.
  func mapped(_ transform: (InkPoint) -> InkPoint) -> InkRect {
    isEmpty ? .empty : InkRect(around: corners.map(transform))
  }
}

extension InkRect: CustomStringConvertible {
  package var description: String { "\(minimum) to \(maximum)" }
}
