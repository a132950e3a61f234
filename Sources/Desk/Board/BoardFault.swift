/// What is wrong with a line of the board, as a clause that also says what is allowed.
struct BoardFault: Error, Hashable {
  let cause: String

  init(_ cause: String) {
    self.cause = cause
  }

  /// A word that is not among those there are.
  init(_ cause: String, _ word: String, among words: [String]) {
    let hint = words.nearest(to: word).map { "did you mean \($0)?" }
    self.init("\(cause); \(hint ?? (words.isEmpty ? "there are none" : Self.offer(words)))")
  }

  private static func offer(_ words: [String]) -> String {
    words.count == 1 ? "there is \(words[0])" : "there are \(words.enumeration)"
  }
}
