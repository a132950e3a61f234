/// A word that a key of the screen has set, and what `config.toml` said at that time. It counts until the
/// file says something else.
struct KeptWord: Hashable, Sendable {
  let word: String
  /// Nil if the file said nothing.
  let over: String?

  init(_ word: String, over: String?) {
    (self.word, self.over) = (word, over)
  }
}

extension KeptWord {
  /// Parses the format of `description`; fails without a word.
  init?(parsing text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).prefix(2).map(String.init)
    guard let word = words.first else { return nil }
    self.init(word, over: words.count > 1 ? words[1] : nil)
  }

  /// The word and, behind a space, that of the file.
  var description: String { over.map { "\(word) \($0)" } ?? word }
}
