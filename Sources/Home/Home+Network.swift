import Timelines

extension Home {
  /// Whether a widget waits for a way to those whom it could not reach.
  package var waitsForNetwork: Bool { schedule.waitsForNetwork }
}
