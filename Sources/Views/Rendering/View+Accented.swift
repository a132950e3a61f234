extension View {
  /// Adds the view to its widget's accented part; views inside it can't opt out.
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    WrappedView(content: self) {
      accentable ? .accentable(AccentableNode(child: $0)) : $0
    }
  }
}

extension Image {
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View {
    environment(\.accentedRenderingMode, renderingMode)
  }
}
