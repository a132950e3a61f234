extension Gradient {
  /// The colours of temperatures.
  public static let coldToHot = Gradient(colors: [.cyan, .green, .yellow, .orange])
}
