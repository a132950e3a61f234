import Desk
import Printing

extension CommandError {
  /// An error about an unknown word, in the language of a string table; `sort` is the localization
  /// key of the kind of word.
  init(
    unknown sort: String, _ word: String, among words: [String], in strings: [String: String]
  ) {
    let known = words.dropLast().joined(separator: ", ")
    let end = words.last ?? ""
    let (key, hint) =
      if let near = words.nearest(to: word) {
        ("command.unknown.near %@ %@ %@", near)
      } else if known.isEmpty {
        (end.isEmpty ? "command.unknown.none %@ %@" : "command.unknown.one %@ %@ %@", end)
      } else {
        ("command.unknown.some %@ %@ %@", strings.text("command.and %@ %@", known, end))
      }
    self.init(misuse: strings.text(key, strings.text(sort), word.quoted, hint))
  }
}
