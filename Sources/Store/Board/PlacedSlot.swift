/// A slot of a board: a widget, or a stack of several widgets with one in front.
package struct PlacedSlot: Hashable, Sendable {
  package var widgets: [PlacedWidget]
  /// The index of the widget in front.
  package var shown: Int

  package init(_ widgets: [PlacedWidget], shown: Int = 0) {
    (self.widgets, self.shown) = (widgets, shown)
  }
}
