public import Views

extension EnvironmentValues {
  /// The family in which the widget appears.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }

  /// The distance that the place keeps between the content and the edges.
  public var widgetContentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  /// Whether the place shows the widget's declared background.
  public package(set) var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] }
    set { self[ShowsBackgroundKey.self] = newValue }
  }

  /// How many times as large as usual the place shows widgets.
  public package(set) var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
}

private enum DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
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
