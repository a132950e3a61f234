package import System

/// Why a command fails, as a sentence in the user's language.
package struct CommandError: Error, CustomStringConvertible {
  package let description: String
  let status: ExitStatus

  /// The command can't succeed at present.
  package init(_ sentence: String) {
    (description, status) = (sentence, .failure)
  }

  /// The command line is wrong.
  package init(misuse sentence: String) {
    (description, status) = (sentence, .usage)
  }
}

extension CommandError {
  /// An error about an unknown word, in the language of a string table; `sort` is the localization
  /// key of the kind of word.
  package init(
    unknown sort: String, _ word: String, among words: [String], in strings: StringTable
  ) {
    let shown = words.count > Self.mostWords + 1 ? words.prefix(Self.mostWords) : words.dropLast()
    let known = shown.joined(separator: ", ")
    let rest = words.count - shown.count
    let end = rest > 1 ? strings.text("command.more %@", rest.grouped) : words.last ?? ""
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

  /// As many known words as somebody would read.
  private static let mostWords = 40
}
