import Cells
import Views

/// How far a circle keeps inside its rectangle, so that none of its four outermost rows and columns of
/// blocks is a mere speck.
struct CircleTrim {
  let center: CGPoint
  /// The largest radius, in points.
  let radius: Double
  /// The size of a block, in points.
  let block: CGSize

  /// In points; at most about a block each way.
  var inset: Double {
    // A dot of a few blocks would lose too much.
    guard radius > 3 * max(block.width, block.height) else { return 0 }
    var inset = 0.0
    for _ in 0..<2 {
      inset += speck(center.y, block.height, inset: inset)
      inset += speck(center.x, block.width, inset: inset)
    }
    return inset
  }

  /// How far the circle reaches into its outermost blocks along an axis if that is too little to be seen
  /// as a part of the curve; 0 if it is enough.
  private func speck(_ center: Double, _ block: Double, inset: Double) -> Double {
    let edge = center - radius + inset
    let first = ((edge / block - 0.5).rounded(.up) + 0.5) * block
    let depth = first - edge
    return depth < block * Self.leastShare ? depth + Self.margin : 0
  }

  private static let leastShare = 0.3
  private static let margin = 0.05
}
