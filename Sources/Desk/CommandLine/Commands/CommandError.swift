import Printing

/// Why a command fails, as a sentence.
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
  /// The word isn't among the known ones.
  package init(unknown sort: String, _ word: String, among words: [String]) {
    let hint = words.nearest(to: word).map { "did you mean \($0)?" }
    let offer =
      words.isEmpty
      ? "there are none." : "there \(words.count == 1 ? "is" : "are") \(words.enumeration)."
    self.init(misuse: "There is no \(sort) \(word.quoted); \(hint ?? offer)")
  }
}
