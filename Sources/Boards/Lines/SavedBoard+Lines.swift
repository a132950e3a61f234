package import Store

extension SavedBoard {
  /// The lines of a text that is read as the same board: a line for each widget, `+` before those
  /// behind another in a stack, `+ rotate=false` below one that doesn't turn by itself, `+
  /// suggest=true` below one that shows what isn't in it, and `---` where a page begins.
  package var lines: [String] { numberedLines.map(\.text) }

  /// The same lines, with the numbers of the widgets that they are about.
  package var numberedLines: [(text: String, widget: SavedWidget.ID?)] {
    slots.enumerated().flatMap { index, slot in
      (index > 0 && slot.beginsPage ? [("---", nil)] : [])
        + slot.widgets.enumerated().map { place, widget in
          (place == 0 ? widget.line : "+ \(widget.line)", widget.id)
        }
        + (slot.widgets.count < 2 ? [] : slot.habits.map { ($0.joined(separator: " "), nil) })
    }
  }
}

extension SavedSlot {
  /// The words of a line that has the stack above it stay as a person has turned it.
  static let stays = ["+", "rotate=false"]
  /// The words of a line that has the stack above it show what isn't in it.
  static let offers = ["+", "suggest=true"]

  /// The lines about what the stack does by itself, as far as it isn't the usual.
  fileprivate var habits: [[String]] {
    (rotates ? [] : [Self.stays]) + (suggests ? [Self.offers] : [])
  }
}
