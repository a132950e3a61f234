import Intents
package import Reminders

extension ReminderError: PassingError {
  /// What isn't there any more can't be hit again.
  package var hasPassed: Bool { self == .gone }
}
