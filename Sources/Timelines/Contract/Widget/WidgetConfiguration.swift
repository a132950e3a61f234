/// What a widget consists of: its kind, its provider, its view, and what is declared about them.
public protocol WidgetConfiguration: Sendable {
  /// What is configured, its types forgotten.
  var _kinds: [WidgetKind] { get }
}
