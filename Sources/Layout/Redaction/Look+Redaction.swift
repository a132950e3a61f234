import Cells
import Views

extension Look {
  /// The paint of what replaces content with a paint of its own. A placeholder has a shade of it, or that
  /// paint itself if there are too few colours; dots for what is private are text.
  func paint(_ paint: Paint, redactedFor redaction: Redaction?) -> Paint {
    var shade = paint
    switch redaction {
    case .privacy: shade.level = max(1, paint.level)
    case .placeholder where hasShades:
      shade.level = 0
      shade.opacity *= Self.shares[min(max(0, paint.level), Self.shares.count - 1)]
    case .placeholder, nil: break
    }
    return shade
  }

  /// The opacity of the shade at each level of prominence.
  private static let shares = [0.3, 0.24, 0.16]
}
