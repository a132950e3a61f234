/// The widgets of a bundle, in order, as a single widget.
public struct BundledWidgets: Widget {
  let kinds: [WidgetKind]

  public init() {
    self.init(kinds: [])
  }

  init(kinds: [WidgetKind]) {
    self.kinds = kinds
  }

  public var body: some WidgetConfiguration { DeclaredConfiguration(_kinds: kinds) }
}
