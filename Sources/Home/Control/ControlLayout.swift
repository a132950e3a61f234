import Cells
import FoundationEssentials
import Intents
import Layout

/// The controls of a tile by their places, and for what that holds.
struct ControlLayout: Sendable {
  let controls: [PlacedControl]
  let size: Size
  let states: [IntentReference: Bool]
  let dates: (since: Date, until: Date?)

  /// Texts that count may move the controls.
  func holds(in size: Size, with states: [IntentReference: Bool], at date: Date) -> Bool {
    size == self.size && states == self.states && date >= dates.since
      && dates.until.map { date < $0 } ?? true
  }
}
