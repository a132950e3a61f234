import Ink
import Kit

extension Figure {
  /// A random figure in a frame of 80 by 51 points. Excludes ellipses and stretched figures, whose
  /// distances aren't exact.
  static func random(depth: Int = 2, using random: inout SplitMix) -> Figure {
    if depth > 0, Bool.random(using: &random) { return combination(depth: depth, using: &random) }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .circle(center: .random(using: &random), radius: length(using: &random))
    case 1: return .rectangle(.random(using: &random), radius: length(using: &random))
    case 2: return .polyline(places(using: &random), radius: length(using: &random) / 3)
    case 3: return .polygon(places(using: &random))
    default:
      return .arc(
        Arc(
          center: .random(using: &random), radius: length(using: &random),
          pen: length(using: &random) / 4, from: Turn(turns: .random(in: 0...1, using: &random)),
          sweep: .random(in: 0...1, using: &random)))
    }
  }

  private static func combination(depth: Int, using random: inout SplitMix) -> Figure {
    let first = Figure.random(depth: depth - 1, using: &random)
    let second = Figure.random(depth: depth - 1, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .union([first, second])
    case 1: return .difference(first, second)
    case 2: return .intersection([first, second])
    case 3: return .outline(first, width: length(using: &random))
    case 4: return .turned(first, by: Turn(turns: .random(in: 0...1, using: &random)))
    default: return .grown(first.moved(x: 5, y: -3), by: length(using: &random) / 4)
    }
  }

  private static func places(using random: inout SplitMix) -> [InkPoint] {
    (0..<Int.random(in: 1...6, using: &random)).map { _ in .random(using: &random) }
  }

  private static func length(using random: inout SplitMix) -> Double {
    .random(in: 0...20, using: &random)
  }
}

extension InkPoint {
  static func random(using random: inout SplitMix) -> InkPoint {
    InkPoint(x: .random(in: -10...90, using: &random), y: .random(in: -10...60, using: &random))
  }
}

extension InkRect {
  static func random(using random: inout SplitMix) -> InkRect {
    let corner = InkPoint.random(using: &random)
    return InkRect(
      x: corner.x, y: corner.y, width: .random(in: 0...40, using: &random),
      height: .random(in: 0...30, using: &random))
  }
}
