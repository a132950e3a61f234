extension Widget {
  /// Runs a program that prints what its widget shows, and ends.
  public static func main() async throws {
    try await WidgetProgram.run(WidgetKind.all(in: Self()))
  }
}

extension WidgetBundle {
  /// Runs a program that prints what its widgets show, and ends.
  public static func main() async throws {
    try await WidgetProgram.run(WidgetKind.all(in: Self()))
  }
}
