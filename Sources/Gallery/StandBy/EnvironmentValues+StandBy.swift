import Timelines
import Views

extension EnvironmentValues {
  /// Whether widgets are read from afar: larger than usual, and without their background.
  var isReadFromAfar: Bool { !showsWidgetContainerBackground && displayScale > 1 }

  /// Whether words may be in drawn letters; otherwise they take a row.
  var drawsLetters: Bool {
    get { self[DrawsLettersKey.self] }
    set { self[DrawsLettersKey.self] = newValue }
  }
}

private enum DrawsLettersKey: EnvironmentKey {
  static let defaultValue = true
}
