import Pages
import System

extension HelpSection {
  /// The dashboard's keys by place, with the texts of its own help.
  static func keys(in strings: StringTable) -> [HelpSection] {
    [
      keys("manual.keys", of: [.moving, .widget, .look, .program], at: [.home, .locked]),
      keys("manual.keys.edit", of: [.edit], at: [.edit]),
      keys("manual.keys.gallery", of: [.edit], at: [.picker]),
      keys("manual.keys.weather", of: [.weather], at: [.weather]),
      keys("manual.keys.list", of: [.list], at: [.list, .line]),
      keys("manual.keys.form", of: [.form, .text], at: [.form, .text, .chooser]),
    ].map { $0(strings) }
  }

  private static func keys(
    _ title: String, of groups: [Shortcut.Group], at places: Set<KeyScope>
  ) -> Chapter {
    let shortcuts = Shortcut.all.filter {
      groups.contains($0.group) && !$0.places.isDisjoint(with: places)
    }
    return { strings in
      HelpSection(
        title: strings.text(title),
        entries: shortcuts.map { Entry(term: $0.label.plainText, text: strings.text($0.help)) })
    }
  }
}
