/// What a person should know that concerns no widget alone, by the keys of its words.
struct Notices: Hashable, Sendable {
  /// Until the next key.
  var passing: String?
  /// As long as it lasts.
  var lasting: String?

  var shown: String? { passing ?? lasting }
}
