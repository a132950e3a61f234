extension Gradient {
  /// The colours of temperatures, from cold to hot.
  public static let coldToHot = Gradient(colors: [.cyan, .green, .yellow, .orange])
}
