/// What a sketch is put together from, by its name in the file.
enum Primitive: String, Hashable, Sendable, CaseIterable {
  /// x y radius
  case circle
  /// left top right bottom
  case oval
  /// left top right bottom, and maybe a radius
  case box
  /// width, and places
  case line
  /// width x y radius, and degrees clockwise from the right: start, sweep
  case arc
  /// places
  case polygon
  /// x y: as many blocks as the pen is wide, in both directions
  case dot
  /// x top bottom: a stroke that steps one block to the left half-way
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
