package import Store

extension SavedBoard {
  /// The lines of a text that is read as the same board: a line for each widget, `+` before those
  /// behind another in a stack, `+ rotate=false` below one that doesn't turn by itself, `+
  /// suggest=true` below one that shows what isn't in it, and `---` where a page begins.
  package var lines: [String] {
    slots.enumerated().flatMap { index, slot in
      (index > 0 && slot.beginsPage ? ["---"] : [])
        + slot.widgets.enumerated().map {
          $0.offset == 0 ? $0.element.line : "+ \($0.element.line)"
        }
        + (slot.widgets.count < 2 ? [] : slot.habits.map { $0.joined(separator: " ") })
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
