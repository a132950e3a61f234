package import Timelines

/// A device model with the sizes of its widgets.
package struct Device: Hashable, Sendable {
  /// The screen's size, which identifies the device.
  package let screen: String
  package let `class`: DeviceClass
  /// The supported families with their sizes on the screen.
  let shown: [WidgetFamily: DisplaySize]
  /// The sizes for which families are drawn, if they differ from those on the screen.
  let drawn: [WidgetFamily: DisplaySize]

  /// The size for which a widget is drawn; nil if the device lacks the family.
  package func displaySize(of family: WidgetFamily) -> DisplaySize? {
    drawn[family] ?? shown[family]
  }
}
