/// A configuration with modifiers applied. They say so in their results, since an opaque type behind each
/// other one would be put together anew at each start, for each widget.
public struct DeclaredConfiguration: WidgetConfiguration {
  public let _kinds: [WidgetKind]

  init(_kinds: [WidgetKind]) {
    self._kinds = _kinds
  }
}
