extension StringProtocol {
  /// Whether nothing of the text can be seen: it is empty, or all blanks and characters without a
  /// shape, such as zero-width ones.
  package var isBlank: Bool { unicodeScalars.allSatisfy(\.isShapeless) }
}

extension Unicode.Scalar {
  /// Whether the scalar leaves no mark on a screen.
  fileprivate var isShapeless: Bool {
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return true }
    return switch properties.generalCategory {
    case .control, .format: true
    // A pattern of braille without dots.
    default: value == 0x2800
    }
  }
}
