/// A configuration with modifiers applied.
public struct DeclaredConfiguration: WidgetConfiguration {
  public let _kinds: [WidgetKind]

  init(_kinds: [WidgetKind]) {
    self._kinds = _kinds
  }
}
