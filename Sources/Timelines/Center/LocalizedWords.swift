package import System

/// The texts of the user's language, for intents that store one.
package struct LocalizedWords: Sendable {
  private let strings: StringTable

  package init(_ strings: StringTable) {
    self.strings = strings
  }

  /// The text of a key; the key itself if there is none.
  package subscript(key: String) -> String { strings[key] ?? key }
}
