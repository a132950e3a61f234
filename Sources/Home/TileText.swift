package import Timelines

/// A widget as plain text, for screen readers.
package struct TileText: Hashable, Sendable {
  package let instance: Instance
  /// The localized name.
  package let name: String
  /// The lines in reading order.
  package let lines: [String]

  package init(instance: Instance, name: String, lines: [String]) {
    self.instance = instance
    self.name = name
    self.lines = lines
  }
}
