extension View {
  /// Counts the view among the accented parts of its widget; nothing further in can leave them.
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
