import Timelines
import Views

extension EnvironmentValues {
  /// Whether widgets are read from afar: larger than usual, and without their background.
  var isReadFromAfar: Bool { !showsWidgetContainerBackground && displayScale > 1 }

  /// Where words to be read from afar are drawn.
  var letterUse: LetterUse {
    get { self[LetterUseKey.self] }
    set { self[LetterUseKey.self] = newValue }
  }
}

/// Whether words are in drawn letters or in a row of text.
enum LetterUse {
  /// Drawn where they fit, otherwise in a row.
  case whereTheyFit
  /// Drawn or left out: a row beside a large number can't be read from where the number can.
  case only
  /// In a row.
  case never
}

private enum LetterUseKey: EnvironmentKey {
  static let defaultValue = LetterUse.whereTheyFit
}
