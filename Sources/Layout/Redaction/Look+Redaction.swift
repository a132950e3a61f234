import Cells
import Views

extension Look {
  /// The paint of a bar or a disc in the place of something painted so: a shade of it on its ground,
  /// unless there are too few colours for shades.
  func redacted(_ paint: Paint) -> Paint {
    guard hasShades else { return paint }
    var shade = paint
    shade.level = 0
    shade.opacity *= Self.shares[min(max(0, paint.level), Self.shares.count - 1)]
    return shade
  }

  /// How much of the paint is left, for each level of prominence.
  private static let shares = [0.3, 0.24, 0.16]
}
