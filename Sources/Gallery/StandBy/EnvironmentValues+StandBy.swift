import Timelines
import Views

extension EnvironmentValues {
  /// Whether widgets are read from afar: larger than usual, and without their background.
  var isReadFromAfar: Bool { !showsWidgetContainerBackground && displayScale > 1 }
}
