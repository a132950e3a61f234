import Views

extension Color {
  /// The colour for news that requires no action.
  static let warning = Color.orange
}
