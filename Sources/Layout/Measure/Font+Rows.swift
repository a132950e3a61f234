import Views

extension Font {
  /// Whether text in this font is drawn large instead of written in a row. Running text isn't.
  var isLarge: Bool { size >= Self.leastDrawn && textStyle?.isTitle != false }

  /// Whether the font is so large that text in a row must be bold; a row has only one size.
  var isStrong: Bool { size >= Self.largeSize }

  /// The height of a figure in thirds of a row; a row is 12 points of font size.
  var thirdsOfRows: Int {
    Int(max(6, min(Self.mostThirds, (size / 4).rounded())))
  }

  private static let largeSize = 28.0
  /// The size of the smallest title, which has two rows.
  private static let leastDrawn = 25.0
  private static let mostThirds = 180.0
}
