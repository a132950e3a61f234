/// The description of a widget: its kind, provider, view and modifiers.
public protocol WidgetConfiguration: Sendable {
  /// The described kinds, with their types erased.
  var _kinds: [WidgetKind] { get }
}
