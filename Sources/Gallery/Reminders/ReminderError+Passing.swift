package import Diary
import WidgetIntents

extension ReminderError: PassingError {
  /// True if the reminder is gone, because then it can't be pressed again.
  package var hasPassed: Bool { self == .gone }
}
