/// The placed widget from which a page is opened, for the page's maker.
package struct PageOpener: Hashable, Sendable {
  /// Nil if the page isn't opened from a widget.
  package let widget: WidgetInfo?

  package init(_ widget: WidgetInfo?) {
    self.widget = widget
  }
}
