public import Views

extension EnvironmentValues {
  /// The size that the widget is shown in.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }

  /// How far the place keeps the content away from the edges.
  public var widgetContentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  /// Whether the place shows the background that the widget has declared.
  public package(set) var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] }
    set { self[ShowsBackgroundKey.self] = newValue }
  }
}

private enum FamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}

private enum ContentMarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

private enum ShowsBackgroundKey: EnvironmentKey {
  static let defaultValue = true
}
