import Views

extension Paint {
  /// The paint of separator lines.
  static let hairline = {
    var paint = Paint(.primary)
    paint.level = 3
    return paint
  }()
}
