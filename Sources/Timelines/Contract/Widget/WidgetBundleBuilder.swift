/// Gathers the widgets listed in a block.
@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildExpression(_ widget: some Widget) -> BundledWidgets {
    BundledWidgets(kinds: widget.body._kinds)
  }

  public static func buildBlock(_ widgets: BundledWidgets...) -> BundledWidgets {
    BundledWidgets(kinds: widgets.flatMap(\.kinds))
  }

  public static func buildOptional(_ widgets: BundledWidgets?) -> BundledWidgets {
    widgets ?? BundledWidgets()
  }

  public static func buildEither(first widgets: BundledWidgets) -> BundledWidgets { widgets }

  public static func buildEither(second widgets: BundledWidgets) -> BundledWidgets { widgets }

  public static func buildLimitedAvailability(_ widgets: BundledWidgets) -> BundledWidgets {
    widgets
  }
}
