/// A word that may follow a subcommand once, and where it is stored.
struct Argument {
  let placeholder: String
  let place: WritableKeyPath<Invocation, String?>

  /// Stores the word; returns false if there is one already.
  func store(_ invocation: inout Invocation, _ word: String) -> Bool {
    guard invocation[keyPath: place] == nil else { return false }
    invocation[keyPath: place] = word
    return true
  }
}
