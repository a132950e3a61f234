import Views

extension Paint {
  /// The paint of lines between things.
  static let hairline = {
    var paint = Paint(.primary)
    paint.level = 3
    return paint
  }()
}
