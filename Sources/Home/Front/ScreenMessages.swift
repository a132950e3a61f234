/// The notices that belong to no widget, by the keys of their texts.
struct ScreenMessages: Hashable, Sendable {
  /// Shown until the next key.
  var passing: String?
  /// Shown as long as it lasts.
  var lasting: String?

  var shown: String? { passing ?? lasting }
}
