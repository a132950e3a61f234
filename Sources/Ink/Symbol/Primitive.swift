/// A basic shape of sketches, by its name in the file. Each case lists its numbers.
enum Primitive: String, Hashable, Sendable, CaseIterable {
  /// x y radius
  case circle
  /// left top right bottom
  case oval
  /// left top right bottom, optionally a radius
  case box
  /// width, then places
  case line
  /// width x y radius, and degrees clockwise from the right: start, sweep
  case arc
  /// places
  case polygon
  /// x y: a square as wide as the pen
  case dot
  /// x top bottom: a stroke that steps one block to the left halfway down
  case slant

  func takes(_ count: Int) -> Bool {
    switch self {
    case .circle, .slant: count == 3
    case .oval: count == 4
    case .box: count == 4 || count == 5
    case .line: count >= 3 && count % 2 == 1
    case .arc: count == 6
    case .polygon: count >= 6 && count % 2 == 0
    case .dot: count == 2
    }
  }
}
