/// Why a command can't do what it should, as a sentence.
package struct CommandError: Error, CustomStringConvertible {
  package let description: String
  let status: ExitStatus

  /// It can't be done as things are.
  package init(_ sentence: String) {
    (description, status) = (sentence, .failure)
  }

  /// Nobody could do what was typed.
  package init(misuse sentence: String) {
    (description, status) = (sentence, .usage)
  }
}

extension CommandError {
  /// A word that is not among those there are.
  package init(unknown sort: String, _ word: String, among words: [String]) {
    let hint = words.nearest(to: word).map { "did you mean \($0)?" }
    let offer =
      words.isEmpty
      ? "there are none." : "there \(words.count == 1 ? "is" : "are") \(words.enumeration)."
    self.init(misuse: "There is no \(sort) \(word.quoted); \(hint ?? offer)")
  }
}
