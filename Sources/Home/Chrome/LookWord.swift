import Pages

/// A word about an active look. A click on it does what the key of its aspect does.
struct LookWord: Hashable, Sendable {
  /// The key of the word.
  let key: String
  /// What it is about; nil if no key changes that alone.
  let aspect: Aspect?

  var link: KeyLink? { aspect.map { KeyLink(to: .turn($0)) } }
}
