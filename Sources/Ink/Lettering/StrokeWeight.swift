/// The thickness of letters' strokes, in nine steps.
package enum StrokeWeight: Int, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The thickness of a stem relative to a digit's width.
  var share: Double {
    switch self {
    case .ultraLight: 0.06
    case .thin: 0.08
    case .light: 0.1
    case .regular: 0.15
    case .medium: 0.2
    case .semibold: 0.24
    case .bold: 0.28
    case .heavy: 0.33
    case .black: 0.38
    }
  }

  /// The minimum thickness of a stem in blocks; keeps heavy weights distinct at small sizes.
  var leastStem: Int {
    switch self {
    case .bold, .heavy: 2
    case .black: 3
    default: 1
    }
  }
}
