package import Store

extension PlacedBoard {
  /// The lines of a text that is read as the same board: a line for each widget, `+` before those
  /// behind another in a stack, and `---` where a page begins.
  package var lines: [String] {
    slots.enumerated().flatMap { index, slot in
      (index > 0 && slot.beginsPage ? ["---"] : [])
        + slot.widgets.enumerated().map {
          $0.offset == 0 ? $0.element.line : "+ \($0.element.line)"
        }
    }
  }
}
