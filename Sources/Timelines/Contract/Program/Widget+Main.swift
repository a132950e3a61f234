extension Widget {
  /// Prints the widget's timelines and exits.
  public static func main() async throws {
    try await WidgetProgram.run(WidgetKind.all(in: Self()))
  }
}

extension WidgetBundle {
  /// Prints the widgets' timelines and exits.
  public static func main() async throws {
    try await WidgetProgram.run(WidgetKind.all(in: Self()))
  }
}
