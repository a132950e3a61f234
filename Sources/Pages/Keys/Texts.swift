import Cells
package import System

/// The texts in which keys are named, as the files of strings have them: `{list/undo}` stands for the key
/// that the command `undo` has in lists, `{list/undo/sign}` for the sign of that key, and
/// `{home/left/arrow}` for nothing as long as the key is an arrow.
///
///     "edit.removed" = "Removed · {edit/undo} to undo";
///     "edit.removed.keyless" = "Removed";
///
/// A text whose command has no key gives way to the one with `.keyless` behind its name.
package struct KeyTexts: Sendable {
  private let strings: StringTable

  /// The names of these texts: to look through all texts would take too long at a start.
  package static let names = [
    "screen.empty.invitation", "help.letters", "reminders.introduction.choose",
    "reminders.introduction.keys",
    "reminders.introduction.add", "weather.advice.network",
    "reminders.page.empty", "dday.page.none.hint", "dday.calendars.unfollowed %@",
    "dday.import.hint", "dday.import.ready", "edit.removed", "stack.kept", "glyphs.note.both",
    "steps.page.device", "caffeine.page.first", "doctor.glyphs.note", "keys.replaced.h",
    "keys.replaced.k", "keys.replaced.l",
  ]

  /// Signs of keys that stand by themselves, by the names of their texts.
  package static let signs = [
    "sign.take": "{line/open/sign}", "sign.write": "{list/next/sign}",
    "sign.find": "{list/find/sign}", "sign.add": "{picker/open/sign}",
  ]

  package init(in strings: StringTable) {
    self.strings = strings
  }

  /// Strings in which these texts name the keys of a table.
  package static func naming(
    _ keys: KeyTable, in strings: StringTable
  ) -> StringTable {
    KeyTexts(in: strings).naming(keys, in: strings)
  }

  /// All strings, with the keys of a table in these texts.
  package func naming(_ keys: KeyTable, in strings: StringTable) -> StringTable {
    strings.replacing(Self.all) { [own = self.strings] name in
      guard let text = Self.signs[name] ?? own[name] else { return nil }
      return keys.filling(text) ?? own["\(name).keyless"] ?? ""
    }
  }

  private static let all = Set(names + signs.keys)
}

extension KeyTable {
  /// A text with keys in place of what stands in braces; nil if one of the commands has no key there.
  package func filling(_ text: String) -> String? {
    var (filled, rest) = ("", text[...])
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let end = rest[start...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      guard let word = word(at: rest[start..<end].dropFirst()) else { return nil }
      filled.append(contentsOf: rest[..<start])
      filled += word
      rest = rest[end...].dropFirst()
    }
    filled.append(contentsOf: rest)
    return filled
  }

  /// The key of a place and a command with a slash between, such as `list/undo`.
  private func word(at path: Substring) -> String? {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard parts.count > 1, let place = KeyScope(rawValue: parts[0]),
      let key = firstKey(ofCommand: parts[1], at: place)
    else { return nil }
    if parts.dropFirst(2).first == "arrow" { return Self.arrows.contains(key) ? "" : nil }
    let name = parts.count > 2 ? key.sign : key.word
    // Values are filled into the text later.
    return name.utf8.contains(UInt8(ascii: "%")) ? name.replacing("%", with: "%%") : name
  }

  private static let arrows = [Key(.left), Key(.right), Key(.up), Key(.down)]
}
