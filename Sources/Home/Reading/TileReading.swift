package import Timelines

/// A widget in plain text, for those who read it otherwise than with their eyes.
package struct TileReading: Hashable, Sendable {
  package let instance: Instance
  /// Its name in the person's language.
  package let name: String
  /// What it says, in the order in which it is read.
  package let lines: [String]

  package init(instance: Instance, name: String, lines: [String]) {
    self.instance = instance
    self.name = name
    self.lines = lines
  }
}
