import Cells
import Views

extension Look {
  /// The paint of a placeholder: a shade of the content's own paint, or that paint itself if there
  /// are too few colours.
  func redacted(_ paint: Paint) -> Paint {
    guard hasShades else { return paint }
    var shade = paint
    shade.level = 0
    shade.opacity *= Self.shares[min(max(0, paint.level), Self.shares.count - 1)]
    return shade
  }

  /// The opacity of the shade at each level of prominence.
  private static let shares = [0.3, 0.24, 0.16]
}
