import Views

extension RedactionReasons {
  /// Whether to hide values. Content that is merely out of date stays visible.
  var hideWhatIsKnown: Bool { !isDisjoint(with: [.placeholder, .privacy]) }
}
