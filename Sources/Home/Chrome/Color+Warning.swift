import Views

extension Color {
  /// What the person should know but need not act on.
  static let warning = Color.orange
}
