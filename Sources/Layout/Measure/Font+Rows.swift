import Views

extension Font {
  /// Whether what has it is drawn and not written; text that runs on keeps to its rows.
  var isLarge: Bool { isStrong && textStyle?.isTitle != false }

  /// Whether it is so large that a row of it has to be bold, for a row has but one size.
  var isStrong: Bool { size >= Self.largeSize }

  /// How high a figure of it is, to a third of a row: a row is 12 points of a font's size.
  var thirdsOfRows: Int {
    Int(max(6, min(Self.mostThirds, (size / 4).rounded())))
  }

  private static let largeSize = 28.0
  private static let mostThirds = 180.0
}
