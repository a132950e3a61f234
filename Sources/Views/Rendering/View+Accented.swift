extension View {
  /// Adds the view to its widget's accented part; views inside it can't opt out.
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    WrappedView(content: self) {
      accentable ? .accentable(AccentableNode(child: $0)) : $0
    }
  }
}

extension View {
  /// Keeps the colours of the view in every rendering mode, as a full-colour image does: for samples of
  /// colours.
  package func keepingColors() -> some View {
    WrappedView(content: self) { .accentable(AccentableNode(child: $0, keepsColors: true)) }
  }
}

extension Image {
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View {
    environment(\.accentedRenderingMode, renderingMode)
  }
}
