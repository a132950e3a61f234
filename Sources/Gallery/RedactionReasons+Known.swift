import Views

extension RedactionReasons {
  /// Whether nothing is to be told. What only waits for news is known still.
  var hideWhatIsKnown: Bool { !isDisjoint(with: [.placeholder, .privacy]) }
}
