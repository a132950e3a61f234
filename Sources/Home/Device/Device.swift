package import Timelines

/// A device, as far as it says how large widgets are on its screen.
package struct Device: Hashable, Sendable {
  /// Its screen's size, by which it is known.
  package let screen: String
  package let `class`: DeviceClass
  /// What families it has, and how large they are seen.
  let shown: [WidgetFamily: DisplaySize]
  /// For what sizes the families are made that are seen at others.
  let drawn: [WidgetFamily: DisplaySize]

  /// The room for which a widget is made; nil for a family that the device doesn't have.
  package func displaySize(of family: WidgetFamily) -> DisplaySize? {
    drawn[family] ?? shown[family]
  }
}
