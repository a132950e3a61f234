import Home

extension HelpSection {
  /// The dashboard's keys, with the texts of its own help.
  static let keys = HelpSection(
    title: "Keys", entries: Shortcut.all.map { Entry(term: $0.label.plainText, text: $0.meaning) })
}

extension Shortcut {
  /// The effect of the keys, in English.
  var meaning: String { English[help] }
}
