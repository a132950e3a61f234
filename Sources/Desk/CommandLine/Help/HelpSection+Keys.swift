import Home

extension HelpSection {
  /// The keys of the dashboard, as its own help tells them.
  static let keys = HelpSection(
    title: "Keys", entries: Shortcut.all.map { Entry(term: $0.label.plainText, text: $0.meaning) })
}

extension Shortcut {
  /// What the keys do, in English.
  var meaning: String { English[help] }
}
