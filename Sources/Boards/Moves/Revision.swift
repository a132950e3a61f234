import Store

/// A change to a widget in the words of a line: another family, and settings. Settings without a
/// value are reset.
package struct Revision: Hashable, Sendable {
  let family: String?
  /// The settings with a value, and invalid words for the reader to refuse.
  let words: [String]
  /// The names of the settings to reset.
  let forgotten: [String]
  /// Whether all earlier settings are reset.
  let forgetsAll: Bool

  /// Parses the words; the first one is a family unless it is a setting.
  package init(_ words: some Sequence<String>, forgetsAll: Bool = false) {
    var words = Array(words)[...]
    family = words.first?.unicodeScalars.contains("=") == false ? words.popFirst() : nil
    self.words = words.filter { Assignment($0)?.value.isEmpty != true }
    forgotten = words.compactMap { Assignment($0) }.filter(\.value.isEmpty).map(\.name)
    self.forgetsAll = forgetsAll
  }
}

extension SavedWidget {
  mutating func apply(_ revision: Revision) {
    if let family = revision.family { self.family = family }
    if revision.forgetsAll { settings = [:] }
    for name in revision.forgotten { settings[name] = nil }
    settings.merge(Assignment.values(in: revision.words)) { $1 }
  }
}
