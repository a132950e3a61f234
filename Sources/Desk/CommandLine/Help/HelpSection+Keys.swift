import Keys

extension HelpSection {
  /// The dashboard's keys by place, with the texts of its own help.
  static let keys = [
    keys("Keys", of: [.moving, .widget, .look, .program], at: [.home, .locked]),
    keys("Keys while editing the Home Screen", of: [.edit], at: [.edit]),
    keys("Keys in the widget gallery", of: [.edit], at: [.picker]),
    keys("Keys on the weather page", of: [.weather], at: [.weather]),
    keys("Keys in a list", of: [.list], at: [.list, .line]),
    keys("Keys in a form", of: [.form, .text], at: [.form, .text, .chooser]),
  ]

  private static func keys(
    _ title: String, of groups: [Shortcut.Group], at places: Set<KeyScope>
  ) -> HelpSection {
    let shortcuts = Shortcut.all.filter {
      groups.contains($0.group) && !$0.places.isDisjoint(with: places)
    }
    return HelpSection(
      title: title, entries: shortcuts.map { Entry(term: $0.label.plainText, text: $0.meaning) })
  }
}

extension Shortcut {
  /// The effect of the keys, in English.
  var meaning: String { English[help] }
}
