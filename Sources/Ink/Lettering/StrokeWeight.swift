/// How thick the strokes of letters are, in nine steps.
package enum StrokeWeight: Int, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// A stem's share of the width of a digit.
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

  /// The stem at sizes at which one unit more would otherwise not be reached.
  var leastStem: Int {
    switch self {
    case .bold, .heavy: 2
    case .black: 3
    default: 1
    }
  }
}
