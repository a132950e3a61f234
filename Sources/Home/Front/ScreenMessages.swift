/// The messages that belong to no widget, by the keys of their texts.
struct ScreenMessages: Hashable, Sendable {
  /// Shown until the next key or click.
  var passing: String?
  /// Shown as long as it lasts.
  var lasting: String?

  var shown: String? { passing ?? lasting }
}
