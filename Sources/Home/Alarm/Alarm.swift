package import FoundationEssentials

/// Something that rings from a date on until the user stops it.
package struct Alarm: Identifiable, Hashable, Sendable {
  package let id: Int
  /// Empty if it has no name.
  package let name: String
  package let date: Date
  /// The seconds after which it rings.
  package let length: Double
  /// Whether some dashboard has rung its bell.
  package let hasRung: Bool

  package init(id: Int, name: String, date: Date, length: Double, hasRung: Bool) {
    (self.id, self.name, self.date) = (id, name, date)
    (self.length, self.hasRung) = (length, hasRung)
  }
}
