import Store

/// What is to change about a widget, in the words of a line: another family, and settings, of which those
/// without a value are forgotten.
package struct Revision: Hashable, Sendable {
  let family: String?
  /// The settings with a value, and words that set nothing, for a reader to refuse.
  let words: [String]
  /// The names of the settings without a value.
  let forgotten: [String]
  /// Whether everything that was set before is forgotten.
  let forgetsAll: Bool

  /// The first word is a family, unless it sets something.
  package init(_ words: some Sequence<String>, forgetsAll: Bool = false) {
    var words = Array(words)[...]
    family = words.first?.unicodeScalars.contains("=") == false ? words.popFirst() : nil
    self.words = words.filter { Setting($0)?.value.isEmpty != true }
    forgotten = words.compactMap { Setting($0) }.filter(\.value.isEmpty).map(\.name)
    self.forgetsAll = forgetsAll
  }
}

extension PlacedWidget {
  mutating func apply(_ revision: Revision) {
    if let family = revision.family { self.family = family }
    if revision.forgetsAll { settings = [:] }
    for name in revision.forgotten { settings[name] = nil }
    settings.merge(Setting.values(in: revision.words)) { $1 }
  }
}
