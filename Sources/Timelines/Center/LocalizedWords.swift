/// The texts of the user's language, for intents that store one.
package struct LocalizedWords: Sendable {
  private let entries: [String: String]

  package init(_ entries: [String: String]) {
    self.entries = entries
  }

  /// The text of a key; the key itself if there is none.
  package subscript(key: String) -> String { entries[key] ?? key }
}
