/// A word that may follow a subcommand once, and where it goes.
struct Argument {
  let placeholder: String
  let place: WritableKeyPath<Invocation, String?>

  /// False for a second one.
  func store(_ invocation: inout Invocation, _ word: String) -> Bool {
    guard invocation[keyPath: place] == nil else { return false }
    invocation[keyPath: place] = word
    return true
  }
}
