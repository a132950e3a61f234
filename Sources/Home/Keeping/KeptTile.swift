package import Cells
package import FoundationEssentials
package import Timelines

/// A widget's tile as it was painted, without its edge, for a later run: until that knows more, it shows
/// the tile as long as this holds.
package struct KeptTile: Hashable, Sendable {
  package let widget: Instance.ID
  /// All that the picture depends on, but for the date and the data behind it.
  package let key: String
  package let canvas: Canvas
  /// Whether the content leaves room for a line around it.
  package let hasRoom: Bool
  /// The dates for which it holds, as far as its data stays the same.
  package let since: Date
  package let until: Date

  package init(
    of widget: Instance.ID, key: String, canvas: Canvas, hasRoom: Bool, since: Date, until: Date
  ) {
    (self.widget, self.key, self.canvas, self.hasRoom) = (widget, key, canvas, hasRoom)
    (self.since, self.until) = (since, until)
  }

  package func holds(at date: Date) -> Bool { since <= date && date < until }
}
